import { changePassword } from '../accounts/account-changes.ts';
import type { Account } from '../accounts/accounts.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthCall, AuthContext } from '../accounts/context.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { actionKind, actionLink } from '../requests/action-links.ts';
import {
  type Body,
  checkNewPassword,
  normalizeEmail,
  optionalText,
  requiredText,
} from '../requests/input.ts';
import { userView } from '../requests/user-view.ts';
import { requireSignedIn } from '../tokens/signed-in.ts';

/** Mails a link. For an unknown address the answer is the same and nothing is sent. */
export const sendOobCode: AuthCall = (context, body, origin) => {
  const kind = actionKind(body);
  const account = kind === 'VERIFY_EMAIL' ? signedIn(context, body) : byEmail(context, body);
  const email = account?.email ?? optionalText(body, 'email');
  if (account?.email && !account.disabled) {
    const link = actionLink(context, account, kind, body, origin).link;
    context.onMail({ kind, email: account.email, link });
  }
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
};

/** Returns which account a code is for; with `newPassword`, redeems it. */
export const resetPassword: AuthCall = async (context, body) => {
  const code = requiredText(body, 'oobCode', 'MISSING_OOB_CODE');
  const action = context.actionCodes.check(code);
  const answer = { email: action.email, requestType: action.kind };
  const newPassword = optionalText(body, 'newPassword');
  if (newPassword === undefined) return answer;
  if (action.kind !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  const hash = await hashPassword(checkNewPassword(newPassword, context.config.minPasswordLength));
  // Checked again after hashing: another tab may have redeemed the code meanwhile.
  context.actionCodes.check(code);
  const account = context.accounts.byUid(action.uid);
  if (account?.email !== action.email) throw new AuthError('INVALID_OOB_CODE');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  changePassword(context, action.uid, hash, { emailVerified: true });
  return answer;
};

/** Redeems the code of an address confirmation. */
export function applyActionCode(context: AuthContext, code: string): Record<string, unknown> {
  const action = context.actionCodes.check(code);
  if (action.kind !== 'VERIFY_EMAIL') throw new AuthError('INVALID_OOB_CODE');
  const account = context.accounts.byUid(action.uid);
  if (account?.email !== action.email) throw new AuthError('INVALID_OOB_CODE');
  const verified = context.accounts.update(action.uid, { emailVerified: true });
  context.actionCodes.invalidate(action.uid, 'VERIFY_EMAIL');
  return userView(verified);
}

function signedIn(context: AuthContext, body: Body): Account {
  return requireSignedIn(context, requiredText(body, 'idToken', 'INVALID_ID_TOKEN')).account;
}

function byEmail(context: AuthContext, body: Body): Account | null {
  return context.accounts.byEmail(normalizeEmail(requiredText(body, 'email', 'MISSING_EMAIL')));
}
