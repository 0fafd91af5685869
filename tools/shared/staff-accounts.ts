import type { Auth } from 'firebase-admin/auth';
import type { Role } from '#domain/staff/roles.ts';
import {
  accountFor,
  accountRole,
  findAccount,
  isLastOwner,
  removeFactors,
  setRole,
  staffAccounts,
} from '#functions/src/staff/accounts.ts';
import { DEMO } from './demo-sign-in.ts';

/** Makes sure that the demo account exists and is an owner. A changed password stays changed. */
export async function ensureDemoSignIn(auth: Auth): Promise<void> {
  const account =
    (await findAccount(auth, DEMO.email)) ??
    (await auth.createUser({ ...DEMO, displayName: 'Demo', emailVerified: true }));
  if (accountRole(account) === null) await setRole(auth, account, 'owner');
}

export type Refusal = 'no_account' | 'last_owner';

/**
 * Gives the account with this address a role, and creates it where there is none. `link` is the
 * address where its password is chosen. Null where it is the last owner and would be one no more.
 */
export async function addStaff(
  auth: Auth,
  email: string,
  role: Role,
): Promise<{ created: boolean; link: string } | null> {
  const { account, created } = await accountFor(auth, email);
  if (role !== 'owner' && (await isLastOwner(auth, account.uid))) return null;
  await setRole(auth, account, role);
  return { created, link: await auth.generatePasswordResetLink(email) };
}

/** Removes the access of an account and ends its sessions; returns why not where it does not. */
export async function removeStaff(auth: Auth, email: string): Promise<Refusal | null> {
  const account = await findAccount(auth, email);
  if (account === null) return 'no_account';
  if (await isLastOwner(auth, account.uid)) return 'last_owner';
  await setRole(auth, account, null);
  await auth.revokeRefreshTokens(account.uid);
  return null;
}

/** Removes a lost second factor and ends the sessions; returns why not where it does not. */
export async function removeSecondFactor(auth: Auth, email: string): Promise<Refusal | null> {
  const account = await findAccount(auth, email);
  if (account === null) return 'no_account';
  await removeFactors(auth, account.uid);
  return null;
}

/** The e-mail addresses of all staff with their roles, sorted. */
export async function listStaff(auth: Auth): Promise<string[]> {
  return (await staffAccounts(auth)).map(
    ({ email, role, second_factor }) =>
      `${email} (${role}${second_factor ? ', second factor' : ''})`,
  );
}
