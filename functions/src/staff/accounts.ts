import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Role, roleOf } from '#domain/staff/roles.ts';
import type { StaffAccount } from '#domain/staff/staff-action.ts';
import { hasCode } from '../shared/error-codes.ts';

/** Accounts with access to the admin. The role is the custom claim `role`. */

export function accountRole({ customClaims }: UserRecord): Role | null {
  return roleOf(customClaims?.['role']);
}

export function hasFactor({ multiFactor }: UserRecord): boolean {
  return (multiFactor?.enrolledFactors.length ?? 0) > 0;
}

/** Removes a lost authenticator app and ends all sessions: who has the phone may have one open. */
export async function removeFactors(auth: Auth, uid: string): Promise<void> {
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(uid);
}

export function findAccount(auth: Auth, email: string): Promise<UserRecord | null> {
  return accountOrNull(auth.getUserByEmail(email));
}

export async function accountOrNull(asked: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await asked;
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

/** Yields every account, staff or not. */
export async function* allAccounts(auth: Auth): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** The accounts with access, by address. */
export async function staffAccounts(auth: Auth): Promise<StaffAccount[]> {
  const accounts: StaffAccount[] = [];
  for await (const account of allAccounts(auth)) {
    const role = accountRole(account);
    if (!role || account.disabled) continue;
    const { uid, email = uid, metadata } = account;
    const last = metadata.lastSignInTime ? new Date(metadata.lastSignInTime).toISOString() : null;
    const second_factor = hasFactor(account);
    accounts.push({ uid, email, role, second_factor, last_sign_in: last });
  }
  return accounts.sort((a, b) => (a.email < b.email ? -1 : 1));
}

/** Whether this account is the only owner, so that nobody could give access without it. */
export async function isLastOwner(auth: Auth, uid: string): Promise<boolean> {
  const owners = (await staffAccounts(auth)).filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.uid === uid;
}

/**
 * Gives an account a role, or none, and ends its sessions where it had another one. A token that was
 * issued before counts for an hour at most.
 */
export async function setRole(auth: Auth, account: UserRecord, role: Role | null): Promise<void> {
  const before = accountRole(account);
  const { role: _, ...claims } = account.customClaims ?? {};
  await auth.setCustomUserClaims(account.uid, { ...claims, ...(role && { role }) });
  if (before !== null && before !== role) await auth.revokeRefreshTokens(account.uid);
}

/**
 * The account with this address that may be given a role. One that has no role yet is created again:
 * nobody knows who chose its password or its second factor. The password of the new one is chosen by mail.
 */
export async function accountFor(
  auth: Auth,
  email: string,
): Promise<{ account: UserRecord; created: boolean }> {
  const existing = await findAccount(auth, email);
  if (existing && accountRole(existing)) return { account: existing, created: false };
  if (existing) await auth.deleteUser(existing.uid);
  return { account: await auth.createUser({ email, emailVerified: false }), created: true };
}
