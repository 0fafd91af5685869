import type { Database } from '#emulator/shared/database.ts';
import { digestOf, newKey } from './random-key.ts';

/** A second factor that is being added, or a sign-in that still needs its code. */
export interface Challenge {
  uid: string;
  /** The secret of the factor that is being added; empty for a sign-in. */
  secret: string;
}

type Kind = 'ENROLL' | 'SIGN_IN';

/** Challenges by the key that the client sends back to complete them; only its digest is stored. */
export interface Challenges {
  /** `expiresAt` is in milliseconds. */
  open(kind: Kind, uid: string, secret?: string): { id: string; expiresAt: number };
  /** Null for one that is unknown, completed, expired or of the other kind. */
  find(kind: Kind, id: string): Challenge | null;
  /** Ends all of one kind for an account, after one was completed. */
  close(kind: Kind, uid: string): void;
}

const LIFETIME_MS = 10 * 60_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS auth_challenges (
    digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    uid TEXT NOT NULL,
    secret TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  )`;

/** Challenges in SQLite, open for ten minutes; `now` is the clock in milliseconds. */
export function openChallenges(database: Database, now: () => number): Challenges {
  database.exec(SCHEMA);
  const deleteOld = database.prepare('DELETE FROM auth_challenges WHERE expires_at <= ?');
  const insert = database.prepare(
    'INSERT INTO auth_challenges (digest, kind, uid, secret, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT uid, secret, expires_at FROM auth_challenges WHERE digest = ? AND kind = ?',
  );
  const remove = database.prepare('DELETE FROM auth_challenges WHERE uid = ? AND kind = ?');

  return {
    open: (kind, uid, secret = '') => {
      deleteOld.run(now());
      const id = newKey(40);
      const expiresAt = now() + LIFETIME_MS;
      insert.run(digestOf(id), kind, uid, secret, expiresAt);
      return { id, expiresAt };
    },
    find: (kind, id) => {
      const row = select.get(digestOf(id), kind);
      if (row === undefined || Number(row['expires_at']) <= now()) return null;
      return { uid: String(row['uid']), secret: String(row['secret']) };
    },
    close: (kind, uid) => void remove.run(uid, kind),
  };
}
