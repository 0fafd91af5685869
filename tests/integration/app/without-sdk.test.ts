import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteEmulator, startSiteEmulator } from '#tests/support/app/site-emulator.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { DEMO, hasDemoSignIn } from '#tools/shared/demo-sign-in.ts';
import { readDocument } from '#tools/shared/read-document.ts';
import { ensureDemoSignIn } from '#tools/shared/staff-accounts.ts';

/** The requests that a start makes to the emulator without loading an SDK. */

let site: SiteEmulator;
let sdk: AdminSdk;
beforeAll(async () => {
  site = await startSiteEmulator();
  sdk = openLocalSdk(site.emulator.url);
});
afterAll(async () => {
  await sdk.close();
  await site.stop();
});

it('a document that is read without an SDK has the values that the SDK reads', async () => {
  const time = new Date('2026-11-22T10:00:00.123Z');
  const values = { text: 'æøå', count: 7, share: 0.5, is: true, none: null, list: [1, { a: 'b' }] };
  const stored = { ...values, empty: {}, no: [], time: Timestamp.fromDate(time) };
  await sdk.firestore
    .doc('system/publishing')
    .set({ ...stored, gone: FieldValue.delete() }, { merge: true });
  const read = await readDocument(site.emulator.url, 'system/publishing');
  expect(read).toEqual({ ...stored, time });
  expect(await readDocument(site.emulator.url, 'system/none')).toBeNull();
});

it('a start finds the demo account missing, then there, then without access', async () => {
  const isThere = () => hasDemoSignIn(site.emulator.url);
  expect(await isThere()).toBe(false);
  await ensureDemoSignIn(sdk.auth);
  expect(await isThere()).toBe(true);
  const { uid } = await sdk.auth.getUserByEmail(DEMO.email);
  await sdk.auth.setCustomUserClaims(uid, {});
  expect(await isThere()).toBe(false);
});
