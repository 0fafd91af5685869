import type { Database } from '#emulator/shared/database.ts';
import { AuthError } from './auth-error.ts';

const ALLOWED_FAILURES = 10;
const WINDOW_MS = 15 * 60 * 1000;

/** Counts failed sign-ins per e-mail address, whether or not it has an account. */
export interface Attempts {
  /**
   * Counts an attempt before its password is verified, so that parallel guesses are counted too;
   * throws when too many attempts failed recently.
   */
  begin(email: string): void;
  /** Deletes the failures after a correct password or a reset. */
  clear(email: string): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS auth_attempts (email TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS auth_attempts_email ON auth_attempts (email, at)`;

/** Attempts in SQLite, counted over 15 minutes; `now` is the clock in milliseconds. */
export function openAttempts(database: Database, now: () => number): Attempts {
  database.exec(SCHEMA);
  const deleteOld = database.prepare('DELETE FROM auth_attempts WHERE at <= ?');
  const count = database.prepare('SELECT count(*) AS failures FROM auth_attempts WHERE email = ?');
  const insert = database.prepare('INSERT INTO auth_attempts (email, at) VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM auth_attempts WHERE email = ?');

  return {
    begin: (email) => {
      deleteOld.run(now() - WINDOW_MS);
      if (Number(count.get(email)?.['failures']) >= ALLOWED_FAILURES) {
        throw new AuthError(
          'TOO_MANY_ATTEMPTS_TRY_LATER',
          'Access to this account has been temporarily disabled due to many failed login ' +
            'attempts. Reset the password or try again later.',
        );
      }
      insert.run(email, now());
    },
    clear: (email) => void remove.run(email),
  };
}
