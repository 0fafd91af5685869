import type { Account } from '../accounts/accounts.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthContext } from '../accounts/context.ts';
import { type IdToken, mintIdToken, readIdToken, TOKEN_LIFETIME_SECONDS } from './id-token.ts';

const RECENT_SIGN_IN_SECONDS = 5 * 60;

export interface SignedIn {
  account: Account;
  token: IdToken;
}

/** The account of an ID token; throws where the token is revoked or the account is gone. */
export function requireSignedIn(context: AuthContext, idToken: string): SignedIn {
  const token = readIdToken(context.projectId, idToken, context.now());
  if (token === null) throw new AuthError('INVALID_ID_TOKEN');
  const account = context.accounts.byUid(token.sub);
  if (account === null) throw new AuthError('USER_NOT_FOUND');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  if (token.auth_time < account.validSince) throw new AuthError('TOKEN_EXPIRED');
  return { account, token };
}

/** Like requireSignedIn, but throws where the sign-in is more than five minutes old. */
export function requireRecentSignIn(context: AuthContext, idToken: string): SignedIn {
  const signedIn = requireSignedIn(context, idToken);
  const age = Math.floor(context.now() / 1000) - signedIn.token.auth_time;
  if (age > RECENT_SIGN_IN_SECONDS) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return signedIn;
}

/**
 * Opens a session and returns its tokens in the shape of a sign-in's answer; `factor` is the second
 * factor that the sign-in was completed with.
 */
export function openSession(context: AuthContext, account: Account, factor: string | null = null) {
  const now = context.now();
  // Where the clock was set back, the sign-in would lie before the account's own creation.
  const authTime = Math.max(Math.floor(now / 1000), account.validSince);
  return {
    idToken: mintIdToken(context.projectId, account, { authTime, factor }, now),
    refreshToken: context.sessions.open(account.uid, authTime, factor),
    expiresIn: String(TOKEN_LIFETIME_SECONDS),
  };
}

/** The second factor that the sign-in of a token was completed with; null without. */
export function factorOf({ firebase }: IdToken): string | null {
  const { second_factor_identifier: id } = (firebase ?? {}) as Record<string, unknown>;
  return typeof id === 'string' ? id : null;
}
