import { inTransaction } from '#emulator/shared/database.ts';
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
    context.actionCodes.invalidate(uid, 'PASSWORD_RESET');
    context.challenges.close('SIGN_IN', uid);
    if (account.email !== null) context.attempts.clear(account.email);
    return account;
  });
}

/** Removes an account with its sessions and codes; false where there is none. */
export function removeAccount(context: AuthContext, uid: string): boolean {
  return inTransaction(context.database, () => {
    // Revokes instead of deleting, so that the SDK learns at its next refresh that the account is
    // gone.
    context.sessions.revokeAll(uid);
    context.actionCodes.invalidate(uid, 'PASSWORD_RESET');
    context.actionCodes.invalidate(uid, 'VERIFY_EMAIL');
    return context.accounts.remove(uid);
  });
}
