import { unsupported } from '../errors.ts';
import type { Account } from './accounts.ts';
import type { ActionKind } from './action-codes.ts';
import type { AuthCall, AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import {
  type Body,
  checkNewPassword,
  normalizeEmail,
  optionalText,
  requiredText,
} from './input.ts';
import { changePassword } from './password-change.ts';
import { hashPassword } from './passwords.ts';
import { requireSignedIn } from './signed-in.ts';
import { userView } from './user-view.ts';

export const ACTION_PATH = '/emulator/action';

const MODES: Record<ActionKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
};

/** Mails a link. An unknown address gets the same answer and no mail. */
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

/** Shows whom a code is for; with `newPassword`, redeems it. */
export const resetPassword: AuthCall = async (context, body) => {
  const code = requiredText(body, 'oobCode', 'MISSING_OOB_CODE');
  const action = context.actionCodes.check(code);
  const answer = { email: action.email, requestType: action.kind };
  const newPassword = optionalText(body, 'newPassword');
  if (newPassword === undefined) return answer;
  if (action.kind !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  const hash = await hashPassword(checkNewPassword(newPassword));
  // Two tabs may redeem the same code: the slower one finds it spent.
  context.actionCodes.check(code);
  if (context.accounts.byUid(action.uid)?.disabled) throw new AuthError('USER_DISABLED');
  changePassword(context, action.uid, hash, { emailVerified: true });
  return answer;
};

export function applyActionCode(context: AuthContext, code: string): Record<string, unknown> {
  const action = context.actionCodes.check(code);
  if (action.kind !== 'VERIFY_EMAIL') throw new AuthError('INVALID_OOB_CODE');
  const account = context.accounts.byUid(action.uid);
  if (account === null || account.email !== action.email) throw new AuthError('INVALID_OOB_CODE');
  const verified = context.accounts.update(action.uid, { emailVerified: true });
  context.actionCodes.spend(action.uid, 'VERIFY_EMAIL');
  return userView(verified);
}

export function actionKind(body: Body): ActionKind {
  const kind = requiredText(body, 'requestType', 'MISSING_REQ_TYPE');
  if (kind === 'PASSWORD_RESET' || kind === 'VERIFY_EMAIL') return kind;
  throw unsupported(`e-mail links of type ${kind}`);
}

/** A new one-time code, and the link that redeems it on the backend's own page. */
export function actionLink(
  context: AuthContext,
  account: Account,
  kind: ActionKind,
  body: Body,
  origin: string,
): { code: string; link: string } {
  const code = context.actionCodes.issue({ kind, uid: account.uid, email: account.email ?? '' });
  const link = new URL(ACTION_PATH, origin);
  link.searchParams.set('mode', MODES[kind]);
  link.searchParams.set('oobCode', code);
  const continueUrl = optionalText(body, 'continueUrl');
  if (continueUrl !== undefined) {
    if (!/^https?:\/\//i.test(continueUrl)) throw new AuthError('INVALID_CONTINUE_URI');
    link.searchParams.set('continueUrl', continueUrl);
  }
  return { code, link: link.href };
}

function signedIn(context: AuthContext, body: Body): Account {
  return requireSignedIn(context, requiredText(body, 'idToken', 'INVALID_ID_TOKEN')).account;
}

function byEmail(context: AuthContext, body: Body): Account | null {
  return context.accounts.byEmail(normalizeEmail(requiredText(body, 'email', 'MISSING_EMAIL')));
}
