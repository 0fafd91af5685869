import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#emulator/shared/database.ts';

/** One sign-in; its refresh token lives until it is revoked. */
export interface Session {
  uid: string;
  /** Seconds. */
  authTime: number;
  revoked: boolean;
}

export interface SessionStore {
  /** Returns the refresh token; only its digest is stored. */
  open(uid: string, authTime: number): string;
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
  const insert = database.prepare(
    'INSERT INTO auth_sessions (digest, uid, auth_time) VALUES (?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT uid, auth_time, revoked FROM auth_sessions WHERE digest = ?',
  );
  const revoke = database.prepare('UPDATE auth_sessions SET revoked = 1 WHERE uid = ?');

  return {
    open: (uid, authTime) => {
      const refreshToken = randomBytes(48).toString('base64url');
      insert.run(digest(refreshToken), uid, authTime);
      return refreshToken;
    },
    find: (refreshToken) => {
      const row = select.get(digest(refreshToken));
      if (row === undefined) return null;
      return {
        uid: String(row['uid']),
        authTime: Number(row['auth_time']),
        revoked: row['revoked'] === 1,
      };
    },
    // Revoked, not deleted: the SDK is answered TOKEN_EXPIRED, not INVALID.
    revokeAll: (uid) => void revoke.run(uid),
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
