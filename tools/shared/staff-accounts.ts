import type { Auth } from 'firebase-admin/auth';
import type { Role } from '#domain/staff/roles.ts';
import {
  accountFor,
  accountRole,
  findAccount,
  isLastOwner,
  setRole,
} from '#functions/src/staff/accounts.ts';
import { DEMO } from './demo-sign-in.ts';

/** Makes sure that the demo account exists and is an owner. A changed password stays changed. */
export async function ensureDemoSignIn(auth: Auth): Promise<void> {
  const account =
    (await findAccount(auth, DEMO.email)) ??
    (await auth.createUser({ ...DEMO, displayName: 'Demo', emailVerified: true }));
  if (accountRole(account) === null) await setRole(auth, account, 'owner');
}

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
