import type { Auth, UserImportOptions, UserRecord } from 'firebase-admin/auth';
import { allAccounts } from '#functions/src/staff/accounts.ts';

export interface ExportedAccount {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  disabled: boolean;
  createdAt: string;
  lastSignInAt: string | null;
  /** Custom claims, which hold its role. */
  claims: Record<string, unknown>;
  /** Base64, as is `salt`; null where it is not exported. */
  passwordHash: string | null;
  salt: string | null;
}

/** How the emulator hashes passwords. Firebase uses another algorithm and does not export hashes. */
const HASH = {
  algorithm: 'STANDARD_SCRYPT',
  memoryCost: 16_384,
  blockSize: 8,
  parallelization: 1,
  derivedKeyLength: 64,
} as const satisfies UserImportOptions['hash'];

const BATCH_SIZE = 1000;

export async function exportAccounts(
  auth: Auth,
  withPasswords: boolean,
): Promise<ExportedAccount[]> {
  const accounts: ExportedAccount[] = [];
  for await (const user of allAccounts(auth)) accounts.push(exported(user, withPasswords));
  return accounts.sort((a, b) => (a.uid < b.uid ? -1 : 1));
}

function exported(user: UserRecord, withPasswords: boolean): ExportedAccount {
  return {
    uid: user.uid,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    disabled: user.disabled,
    createdAt: user.metadata.creationTime,
    lastSignInAt: user.metadata.lastSignInTime ?? null,
    claims: user.customClaims ?? {},
    passwordHash: (withPasswords && user.passwordHash) || null,
    salt: (withPasswords && user.passwordSalt) || null,
  };
}

/** An address of these accounts that is that of another account already; null where none is. */
export async function takenAddress(
  auth: Auth,
  accounts: readonly ExportedAccount[],
): Promise<string | null> {
  const uids = new Map(accounts.map(({ email, uid }) => [email, uid]));
  for await (const { email = null, uid } of allAccounts(auth)) {
    if (email !== null && (uids.get(email) ?? uid) !== uid) return email;
  }
  return null;
}

/**
 * Creates accounts with their ids and roles. Those whose passwords were not exported need a password
 * reset.
 */
export async function importAccounts(auth: Auth, accounts: ExportedAccount[]): Promise<void> {
  for (const withPassword of [true, false]) {
    const group = accounts.filter((account) => (account.passwordHash !== null) === withPassword);
    for (let start = 0; start < group.length; start += BATCH_SIZE) {
      const { errors } = await auth.importUsers(
        group.slice(start, start + BATCH_SIZE).map(record),
        withPassword ? { hash: HASH } : undefined,
      );
      const first = errors[0];
      if (first) throw new Error('An account could not be imported.', { cause: first.error });
    }
  }
}

function record(account: ExportedAccount) {
  const { uid, email, emailVerified, displayName, disabled, claims, passwordHash, salt } = account;
  return {
    uid,
    emailVerified,
    disabled,
    ...(Object.keys(claims).length > 0 && { customClaims: claims }),
    metadata: {
      creationTime: account.createdAt,
      ...(account.lastSignInAt !== null && { lastSignInTime: account.lastSignInAt }),
    },
    ...(email !== null && { email }),
    ...(displayName !== null && { displayName }),
    ...(passwordHash !== null && { passwordHash: Buffer.from(passwordHash, 'base64') }),
    ...(salt !== null && { passwordSalt: Buffer.from(salt, 'base64') }),
  };
}

export async function deleteAccounts(auth: Auth): Promise<void> {
  const uids: string[] = [];
  for await (const { uid } of allAccounts(auth)) uids.push(uid);
  for (let start = 0; start < uids.length; start += BATCH_SIZE) {
    await auth.deleteUsers(uids.slice(start, start + BATCH_SIZE));
  }
}
