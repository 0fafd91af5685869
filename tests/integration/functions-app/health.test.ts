import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HealthSchema } from '#domain/health.ts';
import { logWaits, measureHealth } from '#functions/src/health/measure-health.ts';
import {
  createMinuteLimit,
  receiveViolations,
  type ViolationsDeps,
} from '#functions/src/health/receive-violations.ts';
import { log } from '#functions/src/shared/log.ts';
import { imageDocument, inquiryDocument } from './builders.ts';
import { apiRequest, startTestEmulator, type TestEmulator, testClock } from './support.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PUBLIC_URL = 'https://www.dealer.example';

let emulator: TestEmulator;
let clock: ReturnType<typeof testClock>;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  clock = testClock();
  await emulator.clear();
});

const before = (milliseconds: number) => Timestamp.fromMillis(clock.now().getTime() - milliseconds);
const health = async () =>
  v.parse(
    v.strictObject(HealthSchema.entries),
    await measureHealth({
      db: emulator.db,
      inquiriesDb: emulator.inquiriesDb,
      now: clock.now,
    }),
  );
const publishing = (fields: Record<string, unknown>) =>
  emulator.db.doc('system/publishing').set(fields);

it('an app that nobody has used yet is healthy', async () => {
  expect(await health()).toEqual({
    ok: true,
    problems: [],
    seconds_since_release: null,
    edit_waiting_seconds: null,
    mail_waiting_seconds: null,
    mails_unsent: 0,
    failed_uploads: 0,
    violations: 0,
  });
});

it('a site whose nightly release did not come is not healthy', async () => {
  await publishing({ requested: 3, built: 3, published_at: before(25 * HOUR) });
  expect(await health()).toMatchObject({ ok: true, seconds_since_release: 25 * 3600 });
  clock.pass(6 * HOUR);
  expect(await health()).toMatchObject({ ok: false, problems: ['publishing_stopped'] });
});

it('an edit that is not on the site after half an hour is a problem, however often it is asked for', async () => {
  const fields = { published_at: before(HOUR), waiting_since: before(40 * MINUTE) };
  await publishing({ ...fields, requested: 4, built: 3, requested_at: before(MINUTE) });
  expect(await health()).toMatchObject({
    ok: false,
    problems: ['edits_waiting'],
    edit_waiting_seconds: 2400,
  });
  await publishing({ ...fields, requested: 4, built: 4 });
  expect(await health()).toMatchObject({ ok: true, edit_waiting_seconds: null });
});

it('the oldest inquiry whose mail is not sent says how long mails wait', async () => {
  const add = (ago: number, delivery: string) =>
    emulator.inquiriesDb
      .collection('inquiries')
      .add({ ...inquiryDocument(clock.now()), created_at: before(ago), delivery });
  await add(9 * HOUR, 'sent');
  await add(8 * HOUR, 'dead');
  await add(7 * HOUR, 'held');
  await add(10 * MINUTE, 'pending');
  expect(await health()).toMatchObject({ ok: true, mail_waiting_seconds: 600, mails_unsent: 2 });
  await add(2 * HOUR, 'sending');
  expect(await health()).toMatchObject({
    ok: false,
    problems: ['mail_waiting'],
    mail_waiting_seconds: 7200,
  });
});

it('an edit is logged once it has waited for five minutes, and the mail of an inquiry after ten', async () => {
  const lines: unknown[] = [];
  const write = vi
    .spyOn(log, 'editWaits')
    .mockImplementation((seconds) => lines.push(['edit', seconds]));
  const mails = vi
    .spyOn(log, 'inquiryWaits')
    .mockImplementation((seconds) => lines.push(['mail', seconds]));
  const deps = { db: emulator.db, inquiriesDb: emulator.inquiriesDb, now: clock.now };
  await publishing({ requested: 4, built: 3, waiting_since: before(4 * MINUTE) });
  await emulator.inquiriesDb
    .collection('inquiries')
    .add({ ...inquiryDocument(clock.now()), created_at: before(4 * MINUTE), delivery: 'pending' });
  await logWaits(deps);
  expect(lines).toEqual([]);
  clock.pass(2 * MINUTE);
  await logWaits(deps);
  expect(lines.splice(0)).toEqual([['edit', 360]]);
  clock.pass(5 * MINUTE);
  await publishing({ requested: 4, built: 4 });
  await logWaits(deps);
  expect(lines).toEqual([['mail', 660]]);
  write.mockRestore();
  mails.mockRestore();
});

it('images that could not be read are counted, and ten of them are a problem of the app', async () => {
  const image = imageDocument('vehicle-images/volvo/a.jpg', { image_state: 'failed' });
  const images = emulator.db.collection('vehicle_images');
  for (let added = 0; added < 9; added += 1) await images.add(image);
  expect(await health()).toMatchObject({ ok: true, failed_uploads: 9 });
  await images.add(image);
  expect(await health()).toMatchObject({ ok: false, problems: ['uploads_failing'] });
});

function report(directive = 'script-src', page = `${PUBLIC_URL}/inventory`) {
  const body = { 'csp-report': { 'document-uri': page, 'effective-directive': directive } };
  return apiRequest('/api/violations', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: Buffer.from(JSON.stringify(body)),
  });
}

const deps = (): ViolationsDeps => ({
  inquiriesDb: emulator.inquiriesDb,
  now: clock.now,
  publicUrl: PUBLIC_URL,
  mayWrite: createMinuteLimit(clock.now, 5),
});

it('reported violations are counted by day and directive, and health adds two days', async () => {
  const own = deps();
  expect((await receiveViolations(report(), own)).status).toBe(204);
  clock.pass(24 * HOUR);
  await receiveViolations(report('style-src'), own);
  await receiveViolations(report('style-src'), own);
  const day = await emulator.inquiriesDb.doc('violations/2026-03-06').get();
  expect(day.data()).toMatchObject({ total: 2, directives: { 'style-src': 2 } });
  expect(await health()).toMatchObject({ ok: true, violations: 3 });
  clock.pass(24 * HOUR);
  expect(await health()).toMatchObject({ violations: 2 });
});

it('a flood of reports writes no more than the limit of a minute', async () => {
  const own = deps();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => receiveViolations(report(), own)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await health()).toMatchObject({ violations: 5 });
});

it('a report about another site, a page as a report, and a large one write nothing', async () => {
  const own = deps();
  await receiveViolations(report('script-src', 'https://evil.example/'), own);
  const post = (body: string) =>
    receiveViolations(
      apiRequest('/api/violations', { method: 'POST', body: Buffer.from(body) }),
      own,
    );
  expect((await post('<html>')).status).toBe(400);
  expect((await post(' '.repeat(40_000))).status).toBe(413);
  expect((await emulator.inquiriesDb.collection('violations').get()).size).toBe(0);
});
