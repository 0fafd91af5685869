import { randomInt } from 'node:crypto';
import { type Database, inTransaction } from '#emulator/shared/database.ts';
import { AuthError } from './auth-error.ts';
import type { PasswordHash } from './passwords.ts';

/** An authenticator app. */
export interface SecondFactor {
  id: string;
  /** The user's name for it. */
  name: string | null;
  /** Base32. */
  secret: string;
  /** Milliseconds. */
  enrolledAt: number;
  /** The period of the last code that was accepted: none is accepted twice. */
  lastPeriod: number;
}

export interface Account {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  password: PasswordHash | null;
  /** Custom claims as the JSON text the Admin SDK sent. */
  customAttributes: string | null;
  disabled: boolean;
  /** Seconds; ID tokens and refresh tokens of earlier sign-ins are void. */
  validSince: number;
  /** Milliseconds. */
  createdAt: number;
  lastLoginAt: number | null;
  secondFactor: SecondFactor | null;
}

export interface AccountStore {
  byUid(uid: string): Account | null;
  byEmail(email: string): Account | null;
  /** In order of uid, those after `afterUid`, which may be deleted by now. */
  list(limit: number, afterUid: string | null): Account[];
  /** Throws for a uid or e-mail address that is taken. */
  insert(account: Account): void;
  /** Changes the given fields; throws for an e-mail address that is taken. */
  update(uid: string, changes: Partial<Omit<Account, 'uid'>>): Account;
  remove(uid: string): boolean;
}

/** The fields that accounts lack if they were stored before second factors existed. */
const OLDER_ACCOUNT = { secondFactor: null };

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS auth_accounts (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE,
    email TEXT UNIQUE,
    account TEXT NOT NULL
  )`;

/** Accounts in SQLite: the keys as columns, the rest as JSON. */
export function openAccounts(database: Database): AccountStore {
  database.exec(SCHEMA);
  const selectByUid = database.prepare('SELECT account FROM auth_accounts WHERE uid = ?');
  const selectByEmail = database.prepare('SELECT account FROM auth_accounts WHERE email = ?');
  const selectPage = database.prepare(
    "SELECT account FROM auth_accounts WHERE uid > coalesce(?, '') ORDER BY uid LIMIT ?",
  );
  const insertRow = database.prepare(
    'INSERT INTO auth_accounts (uid, email, account) VALUES (?, ?, ?)',
  );
  const updateRow = database.prepare(
    'UPDATE auth_accounts SET email = ?, account = ? WHERE uid = ?',
  );
  const deleteRow = database.prepare('DELETE FROM auth_accounts WHERE uid = ?');

  const read = (row: Record<string, unknown> | undefined): Account | null =>
    row === undefined ? null : { ...OLDER_ACCOUNT, ...JSON.parse(String(row['account'])) };
  const byUid = (uid: string) => read(selectByUid.get(uid));
  const byEmail = (email: string) => read(selectByEmail.get(email));

  return {
    byUid,
    byEmail,
    list: (limit, afterUid) =>
      selectPage.all(afterUid, limit).flatMap((row) => {
        const account = read(row);
        return account === null ? [] : [account];
      }),
    insert: (account) =>
      inTransaction(database, () => {
        if (byUid(account.uid) !== null) throw new AuthError('DUPLICATE_LOCAL_ID');
        if (account.email !== null && byEmail(account.email) !== null) {
          throw new AuthError('EMAIL_EXISTS');
        }
        insertRow.run(account.uid, account.email, JSON.stringify(account));
      }),
    update: (uid, changes) =>
      inTransaction(database, () => {
        const current = byUid(uid);
        if (current === null) throw new AuthError('USER_NOT_FOUND');
        const next = { ...current, ...changes };
        const holder = next.email === null ? null : byEmail(next.email);
        if (holder !== null && holder.uid !== uid) throw new AuthError('EMAIL_EXISTS');
        updateRow.run(next.email, JSON.stringify(next), uid);
        return next;
      }),
    remove: (uid) => deleteRow.run(uid).changes > 0,
  };
}

/** A new account with production's defaults: a random uid, tokens valid from now. */
export function newAccount(now: number, given: Partial<Account> = {}): Account {
  return {
    uid: randomUid(),
    email: null,
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    password: null,
    customAttributes: null,
    disabled: false,
    validSince: Math.floor(now / 1000),
    createdAt: now,
    lastLoginAt: null,
    secondFactor: null,
    ...given,
  };
}

const UID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomUid(): string {
  return Array.from({ length: 28 }, () => UID_ALPHABET[randomInt(UID_ALPHABET.length)]).join('');
}
