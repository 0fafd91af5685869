import { inTransaction } from '../../shared/database.ts';
import type { Account } from './accounts.ts';
import type { AuthContext } from './context.ts';
import type { PasswordHash } from './passwords.ts';

/** Stores a new password and ends every session that the old one opened. */
export function changePassword(
  context: AuthContext,
  uid: string,
  password: PasswordHash,
  changes: Partial<Omit<Account, 'uid'>> = {},
): Account {
  return inTransaction(context.database, () => {
    const account = context.accounts.update(uid, {
      ...changes,
      password,
      validSince: Math.floor(context.now() / 1000),
    });
    context.sessions.revokeAll(uid);
    context.actionCodes.spend(uid, 'PASSWORD_RESET');
    if (account.email !== null) context.attempts.clear(account.email);
    return account;
  });
}

/** Removes an account with everything that belongs to it. */
export function removeAccount(context: AuthContext, uid: string): boolean {
  return inTransaction(context.database, () => {
    // Kept as revoked, so that the browser learns the account is gone when it refreshes.
    context.sessions.revokeAll(uid);
    context.actionCodes.spend(uid, 'PASSWORD_RESET');
    context.actionCodes.spend(uid, 'VERIFY_EMAIL');
    return context.accounts.remove(uid);
  });
}
