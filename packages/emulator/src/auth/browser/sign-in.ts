import { AuthError } from '../accounts/auth-error.ts';
import type { AuthCall, AuthContext } from '../accounts/context.ts';
import { hashPassword, simulateVerification, verifyPassword } from '../accounts/passwords.ts';
import { normalizeEmail, requiredText } from '../requests/input.ts';
import { userView } from '../requests/user-view.ts';
import { mintIdToken, TOKEN_LIFETIME_SECONDS } from '../tokens/id-token.ts';
import { openSession, requireSignedIn } from '../tokens/signed-in.ts';
import { pendingSignIn } from './second-factor.ts';

/** Signs in with e-mail and password. */
export const signInWithPassword: AuthCall = async (context, body) => {
  const email = normalizeEmail(requiredText(body, 'email', 'INVALID_EMAIL'));
  const password = requiredText(body, 'password', 'MISSING_PASSWORD');
  context.attempts.begin(email);
  const account = await accountWithPassword(context, email, password);
  if (account.disabled) throw new AuthError('USER_DISABLED');
  context.attempts.clear(email);
  const isPending = account.secondFactor !== null;
  const current = context.accounts.update(account.uid, {
    password: account.password,
    ...(!isPending && { lastLoginAt: context.now() }),
  });
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: current.uid,
    email,
    displayName: current.displayName ?? '',
    registered: true,
    ...(isPending ? pendingSignIn(context, current) : openSession(context, current)),
  };
};

/** Throws the same error for an unknown address and a wrong password. */
async function accountWithPassword(context: AuthContext, email: string, password: string) {
  const before = context.accounts.byEmail(email);
  const matches = before?.password
    ? await verifyPassword(password, before.password)
    : await simulateVerification(password);
  // Read again after hashing: the account may have changed meanwhile.
  const account = context.accounts.byEmail(email);
  const unchanged = account?.password?.hash === before?.password?.hash;
  if (!matches || account === null || !unchanged) throw new AuthError('INVALID_LOGIN_CREDENTIALS');
  if (account.password?.algorithm === 'STANDARD_SCRYPT') return account;
  return { ...account, password: await hashPassword(password) };
}

/** Refused: only the Admin SDK creates accounts. */
export const signUp: AuthCall = () => {
  throw new AuthError('ADMIN_ONLY_OPERATION', 'Sign-up is switched off in this project.');
};

/** Returns the signed-in user's own account. */
export const lookup: AuthCall = (context, body) => {
  const { account } = requireSignedIn(context, requiredText(body, 'idToken', 'INVALID_ID_TOKEN'));
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userView(account)] };
};

/** The secure token service: exchanges a refresh token for a new ID token. */
export const refresh: AuthCall = (context, body) => {
  if (body['grant_type'] === undefined) throw new AuthError('MISSING_GRANT_TYPE');
  if (body['grant_type'] !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
  const refreshToken = requiredText(body, 'refresh_token', 'MISSING_REFRESH_TOKEN');
  const session = context.sessions.find(refreshToken);
  if (session === null) throw new AuthError('INVALID_REFRESH_TOKEN');
  const account = context.accounts.byUid(session.uid);
  if (account === null) throw new AuthError('USER_NOT_FOUND');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  if (session.revoked || session.authTime < account.validSince) {
    throw new AuthError('TOKEN_EXPIRED');
  }
  const idToken = mintIdToken(context.projectId, account, session, context.now());
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: String(TOKEN_LIFETIME_SECONDS),
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: context.projectId,
  };
};
