import { readFileSync } from 'node:fs';
import { compileFirestoreRules, compileStorageRules } from 'app-emulator/rules';
import { expect, test } from 'vitest';
import { ROLES } from '#domain/staff/roles.ts';
import {
  needsSecondFactor,
  SECOND_FACTOR_DEMANDS,
  type SecondFactorDemand,
} from '#domain/staff/second-factor.ts';
import { regenerate } from '#tools/generated/files.ts';

const TIME = '2026-11-21T10:20:30.123456Z';
const BUCKET = 'demo-test.appspot.com';
const FILE = 'vehicle-images/car/one.jpg';

/** Values of `firebase` in an ID token, and whether a second factor was given. */
const SIGN_INS: [firebase: Record<string, unknown> | undefined, hasFactor: boolean][] = [
  [{ sign_in_provider: 'password', sign_in_second_factor: 'totp' }, true],
  [{ sign_in_provider: 'password' }, false],
  [{ sign_in_second_factor: 'phone' }, false],
  [{ sign_in_second_factor: true }, false],
  [undefined, false],
];

function source(file: 'firestore.rules' | 'storage.rules', demand: SecondFactorDemand): string {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return regenerate(file, text, demand);
}

test.each(SECOND_FACTOR_DEMANDS)(
  'both rules files refuse a sign-in without a second factor where it is demanded of: %s',
  (demand) => {
    const documents = compileFirestoreRules(source('firestore.rules', demand), 'firestore.rules');
    const files = compileStorageRules(source('storage.rules', demand), 'storage.rules');
    const metadata = { name: FILE, bucket: BUCKET, contentType: 'image/jpeg', size: '16' };
    for (const role of [...ROLES, 'admin', 'editor']) {
      for (const [firebase, hasFactor] of SIGN_INS) {
        const claims = { sub: 'u', role, email: 'mette@forhandler.example', firebase };
        const request = { auth: { uid: 'u', claims }, time: TIME, before: null, after: null };
        const read = documents.decide(
          { ...request, method: 'get', path: 'vehicles/car' },
          () => null,
        );
        const download = files.decide({
          ...request,
          before: { ...metadata, timeCreated: TIME, updated: TIME },
          method: 'get',
          bucket: BUCKET,
          name: FILE,
        });
        const known = ROLES.find((one) => one === (role === 'admin' ? 'owner' : role));
        const allowed = known !== undefined && (hasFactor || !needsSecondFactor(demand, known));
        expect([role, firebase, read.allowed, download.allowed]).toEqual([
          role,
          firebase,
          allowed,
          allowed,
        ]);
      }
    }
  },
);
