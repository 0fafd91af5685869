import type { Fields, RulesDecision, Value } from 'app-emulator/rules';
import { compileFirestoreRules, compileStorageRules } from 'app-emulator/rules';
import { CALLERS, type Caller, type Data, type FirestoreCase, NOW } from './cases/case.ts';
import type { StorageCase } from './cases/storage.ts';

/** Judges the cases without a server, which is fast enough to try them on every mutant. */

const TIME = '2026-11-21T10:20:30.123456Z';

export type Judge<Case> = (one: Case) => RulesDecision;

/** `firebase`: the part of every caller's ID token about the sign-in. */
export function firestoreJudge(
  source: string,
  firebase: Record<string, unknown> = {},
): Judge<FirestoreCase> {
  const rules = compileFirestoreRules(source, 'firestore.rules');
  return (one) =>
    rules.decide(
      {
        method: one.method,
        path: one.path,
        auth: auth(one.as, firebase),
        time: TIME,
        before: one.before ? toFields(one.before) : null,
        after: one.after ? toFields(one.after) : null,
      },
      () => null,
    );
}

export function storageJudge(source: string): Judge<StorageCase> {
  const rules = compileStorageRules(source, 'storage.rules');
  return (one) => {
    const metadata = {
      name: one.name,
      bucket: 'demo-test.appspot.com',
      contentType: one.contentType ?? 'image/jpeg',
      size: String(one.size ?? 16),
      timeCreated: TIME,
      updated: TIME,
    };
    const writes = one.method === 'create' || one.method === 'update';
    return rules.decide({
      method: one.method,
      bucket: metadata.bucket,
      name: one.name,
      auth: auth(one.as),
      time: TIME,
      before: one.exists ? metadata : null,
      after: writes ? metadata : null,
    });
  };
}

function auth(as: Caller, firebase: Record<string, unknown> = {}) {
  const claims = CALLERS[as];
  return claims && { uid: as, claims: { sub: as, firebase, ...claims } };
}

export function toFields(data: Data): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
}

/** A value in the JSON that the browser SDK sends. */
function toValue(value: unknown): Value {
  if (value === NOW) return { timestampValue: TIME };
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { integerValue: String(value) };
    return { doubleValue: Number.isFinite(value) ? value : String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value as Data) } };
}
