import { inTransaction } from '#emulator/shared/database.ts';
import { unsupported } from '#emulator/wire/status-error.ts';
import { changePassword, removeAccount } from '../accounts/account-changes.ts';
import { type Account, newAccount } from '../accounts/accounts.ts';
import { AuthError } from '../accounts/auth-error.ts';
import { checkClaims } from '../accounts/claims.ts';
import type { AuthCall } from '../accounts/context.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { actionKind, actionLink } from '../requests/action-links.ts';
import {
  type Body,
  checkNewPassword,
  normalizeEmail,
  optionalFlag,
  optionalText,
  optionalTexts,
  optionalWholeNumber,
  refuseOtherFields,
  requiredText,
} from '../requests/input.ts';
import { profileChanges } from '../requests/profile.ts';
import { adminUserView } from '../requests/user-view.ts';

const PROFILE_FIELDS = ['localId', 'email', 'emailVerified', 'displayName', 'photoUrl', 'password'];
const CREATE_FIELDS = new Set([...PROFILE_FIELDS, 'disabled']);
const UPDATE_FIELDS = new Set([
  ...PROFILE_FIELDS,
  'disableUser',
  'validSince',
  'customAttributes',
  'deleteAttribute',
  'deleteProvider',
  'mfa',
]);

/** Creates an account. */
export const create: AuthCall = async (context, body) => {
  refuseOtherFields(body, CREATE_FIELDS);
  const uid = optionalText(body, 'localId');
  const email = optionalText(body, 'email');
  const password = optionalText(body, 'password');
  const account = newAccount(context.now(), {
    ...(uid === undefined ? {} : { uid: checkUid(uid) }),
    ...profileChanges(body),
    email: email === undefined ? null : normalizeEmail(email),
    emailVerified: optionalFlag(body, 'emailVerified') ?? false,
    disabled: optionalFlag(body, 'disabled') ?? false,
    password: password === undefined ? null : await hashPassword(checkNewPassword(password)),
  });
  context.accounts.insert(account);
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: account.uid };
};

/** Finds accounts by uid or e-mail address; unknown ones are left out. */
export const lookup: AuthCall = (context, body) => {
  if (body['federatedUserId'] !== undefined) throw unsupported('looking up federated users');
  const found = [
    ...optionalTexts(body, 'localId').map(context.accounts.byUid),
    ...optionalTexts(body, 'email').map((email) => context.accounts.byEmail(normalizeEmail(email))),
  ].filter((account) => account !== null);
  const users = [...new Map(found.map((account) => [account.uid, account])).values()];
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(users.length === 0 ? {} : { users: users.map(adminUserView) }),
  };
};

/** Changes an account; a new address or password, `validSince` and disabling revoke its sessions. */
export const update: AuthCall = async (context, body) => {
  refuseOtherFields(body, UPDATE_FIELDS);
  if (optionalTexts(body, 'deleteProvider').some((id) => id !== 'phone')) {
    throw unsupported('unlinking providers');
  }
  refuseNewFactors(body);
  const uid = requiredText(body, 'localId', 'MISSING_LOCAL_ID');
  const password = optionalText(body, 'password');
  const hash = password === undefined ? null : await hashPassword(checkNewPassword(password));
  const changes = accountChanges(body);
  inTransaction(context.database, () => {
    const before = context.accounts.byUid(uid);
    const after = context.accounts.update(uid, changes);
    const moved = after.email !== before?.email;
    if (moved) context.accounts.update(uid, { validSince: Math.floor(context.now() / 1000) });
    if (moved || changes.disabled === true || changes.validSince !== undefined) {
      context.sessions.revokeAll(uid);
    }
    if (hash !== null) changePassword(context, uid, hash);
  });
  return { kind: 'identitytoolkit#SetAccountInfoResponse', localId: uid };
};

/** Deletes an account. */
export const remove: AuthCall = (context, body) => {
  const uid = requiredText(body, 'localId', 'MISSING_LOCAL_ID');
  if (!removeAccount(context, uid)) throw new AuthError('USER_NOT_FOUND');
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

/** Returns the link where the caller mails it itself (`returnOobLink`), else sends it. */
export const sendOobCode: AuthCall = (context, body, origin) => {
  const kind = actionKind(body);
  const email = normalizeEmail(requiredText(body, 'email', 'MISSING_EMAIL'));
  const account = context.accounts.byEmail(email);
  if (account === null) throw new AuthError('EMAIL_NOT_FOUND');
  const { code, link } = actionLink(context, account, kind, body, origin);
  if (body['returnOobLink'] === true) return { email, oobCode: code, oobLink: link };
  context.onMail({ kind, email, link });
  return { email };
};

function accountChanges(body: Body): Partial<Omit<Account, 'uid'>> {
  const email = optionalText(body, 'email');
  const emailVerified = optionalFlag(body, 'emailVerified');
  const disabled = optionalFlag(body, 'disableUser');
  const validSince = optionalWholeNumber(body, 'validSince');
  const customAttributes = optionalText(body, 'customAttributes');
  return {
    ...profileChanges(body),
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(emailVerified === undefined ? {} : { emailVerified }),
    ...(disabled === undefined ? {} : { disabled }),
    ...(validSince === undefined ? {} : { validSince }),
    ...(body['mfa'] === undefined ? {} : { secondFactor: null }),
    ...(customAttributes === undefined ? {} : { customAttributes: checkClaims(customAttributes) }),
  };
}

/** The Admin SDK removes second factors: it knows no secret of an app that it could add. */
function refuseNewFactors({ mfa }: Body): void {
  const { enrollments = [] } = (mfa ?? {}) as Body;
  if (!Array.isArray(enrollments) || enrollments.length > 0) {
    throw unsupported('the account field mfa.enrollments');
  }
}

function checkUid(uid: string): string {
  if (uid === '' || uid.length > 128) throw new AuthError('INVALID_LOCAL_ID');
  return uid;
}
