import type { Database } from '#emulator/shared/database.ts';
import { AuthError } from './auth-error.ts';
import { digestOf, newKey } from './random-key.ts';

export type ActionKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

export interface ActionCode {
  kind: ActionKind;
  uid: string;
  email: string;
}

/** One-time codes that are mailed as links (`oobCode`); only their digests are stored. */
export interface ActionCodes {
  issue(action: ActionCode): string;
  /** Throws for unknown, used and expired codes. */
  check(code: string): ActionCode;
  /** Invalidates every code of one kind for an account. */
  invalidate(uid: string, kind: ActionKind): void;
}

const LIFETIME_MS = 60 * 60 * 1000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS auth_action_codes (
    digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    uid TEXT NOT NULL,
    email TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  )`;

/** Codes in SQLite, valid for an hour; `now` is the clock in milliseconds. */
export function openActionCodes(database: Database, now: () => number): ActionCodes {
  database.exec(SCHEMA);
  const deleteOld = database.prepare('DELETE FROM auth_action_codes WHERE expires_at <= ?');
  const insert = database.prepare(
    'INSERT INTO auth_action_codes (digest, kind, uid, email, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const select = database.prepare('SELECT * FROM auth_action_codes WHERE digest = ?');
  const remove = database.prepare('DELETE FROM auth_action_codes WHERE uid = ? AND kind = ?');

  return {
    issue: ({ kind, uid, email }) => {
      deleteOld.run(now() - 24 * LIFETIME_MS);
      const code = newKey(40);
      insert.run(digestOf(code), kind, uid, email, now() + LIFETIME_MS);
      return code;
    },
    check: (code) => {
      const row = select.get(digestOf(code));
      if (row === undefined) throw new AuthError('INVALID_OOB_CODE');
      if (Number(row['expires_at']) <= now()) throw new AuthError('EXPIRED_OOB_CODE');
      return {
        kind: String(row['kind']) as ActionKind,
        uid: String(row['uid']),
        email: String(row['email']),
      };
    },
    invalidate: (uid, kind) => void remove.run(uid, kind),
  };
}
