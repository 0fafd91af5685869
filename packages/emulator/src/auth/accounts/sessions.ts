import type { Database } from '#emulator/shared/database.ts';
import { digestOf, newKey } from './random-key.ts';

/** One sign-in; its refresh token lives until it is revoked. */
export interface Session {
  uid: string;
  /** Seconds. */
  authTime: number;
  /** The second factor that the sign-in was completed with. */
  factor: string | null;
  revoked: boolean;
}

export interface SessionStore {
  /** Returns the refresh token; only its digest is stored. */
  open(uid: string, authTime: number, factor: string | null): string;
  find(refreshToken: string): Session | null;
  revokeAll(uid: string): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS auth_sessions (
    digest TEXT PRIMARY KEY,
    uid TEXT NOT NULL,
    auth_time INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS auth_sessions_uid ON auth_sessions (uid)`;

/** Sessions in SQLite. */
export function openSessions(database: Database): SessionStore {
  database.exec(SCHEMA);
  addFactorColumn(database);
  const insert = database.prepare(
    'INSERT INTO auth_sessions (digest, uid, auth_time, factor) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT uid, auth_time, factor, revoked FROM auth_sessions WHERE digest = ?',
  );
  const revoke = database.prepare('UPDATE auth_sessions SET revoked = 1 WHERE uid = ?');

  return {
    open: (uid, authTime, factor) => {
      const refreshToken = newKey(48);
      insert.run(digestOf(refreshToken), uid, authTime, factor);
      return refreshToken;
    },
    find: (refreshToken) => {
      const row = select.get(digestOf(refreshToken));
      if (row === undefined) return null;
      return {
        uid: String(row['uid']),
        authTime: Number(row['auth_time']),
        factor: row['factor'] === null ? null : String(row['factor']),
        revoked: row['revoked'] === 1,
      };
    },
    // Revoked, not deleted: the SDK is answered TOKEN_EXPIRED, not INVALID.
    revokeAll: (uid) => void revoke.run(uid),
  };
}

/** The table of a data folder from before second factors lacks this column. */
function addFactorColumn(database: Database): void {
  const columns = database.prepare('PRAGMA table_info(auth_sessions)').all();
  if (columns.some(({ name }) => name === 'factor')) return;
  database.exec('ALTER TABLE auth_sessions ADD COLUMN factor TEXT');
}
