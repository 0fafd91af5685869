import { unsupported } from '#emulator/wire/status-error.ts';
import type { Account } from '../accounts/accounts.ts';
import type { ActionKind } from '../accounts/action-codes.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthContext } from '../accounts/context.ts';
import { type Body, optionalText, refuseOtherFields, requiredText } from './input.ts';

export const ACTION_PATH = '/emulator/action';

const MODES: Record<ActionKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
};

/** `returnOobLink` is the Admin SDK's; the last two name the origin of the call. */
const LINK_FIELDS = new Set([
  'requestType',
  'email',
  'idToken',
  'continueUrl',
  'returnOobLink',
  'clientType',
  'targetProjectId',
]);

/** The kind of link that a request asks for; throws for kinds that are not supported. */
export function actionKind(body: Body): ActionKind {
  const kind = requiredText(body, 'requestType', 'MISSING_REQ_TYPE');
  if (kind !== 'PASSWORD_RESET' && kind !== 'VERIFY_EMAIL') {
    throw unsupported(`e-mail links of type ${kind}`);
  }
  refuseOtherFields(body, LINK_FIELDS, 'the setting of a link');
  return kind;
}

/** A new one-time code, and the link that redeems it on the page for it. */
export function actionLink(
  context: AuthContext,
  account: Account,
  kind: ActionKind,
  body: Body,
  origin: string,
): { code: string; link: string } {
  const code = context.actionCodes.issue({ kind, uid: account.uid, email: account.email ?? '' });
  const link = new URL(context.actionUrl ?? ACTION_PATH, origin);
  link.searchParams.set('mode', MODES[kind]);
  link.searchParams.set('oobCode', code);
  const continueUrl = optionalText(body, 'continueUrl');
  if (continueUrl !== undefined) {
    if (!/^https?:\/\//i.test(continueUrl)) throw new AuthError('INVALID_CONTINUE_URI');
    link.searchParams.set('continueUrl', continueUrl);
  }
  return { code, link: link.href };
}
