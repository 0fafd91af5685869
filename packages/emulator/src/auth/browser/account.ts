import { unsupported } from '#emulator/wire/status-error.ts';
import { changePassword, removeAccount } from '../accounts/account-changes.ts';
import type { Account } from '../accounts/accounts.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthCall, AuthContext } from '../accounts/context.ts';
import { hashPassword } from '../accounts/passwords.ts';
import {
  type Body,
  checkNewPassword,
  normalizeEmail,
  optionalText,
  optionalTexts,
  refuseOtherFields,
  requiredText,
} from '../requests/input.ts';
import { profileChanges } from '../requests/profile.ts';
import { userView } from '../requests/user-view.ts';
import {
  factorOf,
  openSession,
  requireRecentSignIn,
  requireSignedIn,
} from '../tokens/signed-in.ts';
import { applyActionCode } from './codes.ts';

const UPDATE_FIELDS = new Set([
  'idToken',
  'oobCode',
  'email',
  'displayName',
  'photoUrl',
  'password',
  'deleteAttribute',
  'deleteProvider',
  'returnSecureToken',
]);

/** Changes the signed-in user's display name, photo or password, or redeems a mailed code. */
export const update: AuthCall = async (context, body) => {
  refuseOtherFields(body, UPDATE_FIELDS);
  const code = optionalText(body, 'oobCode');
  if (code !== undefined) return applyActionCode(context, code);
  if (optionalTexts(body, 'deleteProvider').length > 0) throw unsupported('unlinking providers');
  const idToken = requiredText(body, 'idToken', 'INVALID_ID_TOKEN');
  refuseEmailChange(context, idToken, body);
  const password = optionalText(body, 'password');
  if (password === undefined) {
    const { account, token } = requireSignedIn(context, idToken);
    const next = context.accounts.update(account.uid, profileChanges(body));
    const wantsTokens = body['returnSecureToken'] === true;
    return updated(next, wantsTokens ? openSession(context, next, factorOf(token)) : {});
  }
  const hash = await hashPassword(checkNewPassword(password, context.config.minPasswordLength));
  const { account, token } = requireRecentSignIn(context, idToken);
  const next = changePassword(context, account.uid, hash, profileChanges(body));
  return updated(next, openSession(context, next, factorOf(token)));
};

/** Deletes the signed-in user's own account, where the project allows it. */
export const remove: AuthCall = (context, body) => {
  if (!context.config.allowsDeletion) {
    throw new AuthError('ADMIN_ONLY_OPERATION', 'Deletion by users is switched off.');
  }
  const idToken = requiredText(body, 'idToken', 'INVALID_ID_TOKEN');
  removeAccount(context, requireRecentSignIn(context, idToken).account.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

function refuseEmailChange(context: AuthContext, idToken: string, body: Body): void {
  const email = optionalText(body, 'email');
  if (email === undefined) return;
  const { account } = requireSignedIn(context, idToken);
  if (normalizeEmail(email) === account.email) return;
  throw new AuthError('OPERATION_NOT_ALLOWED', 'Verify the new e-mail before changing it.');
}

function updated(account: Account, tokens: Record<string, unknown>): Record<string, unknown> {
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...userView(account), ...tokens };
}
