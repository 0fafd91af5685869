import { randomUUID } from 'node:crypto';
import { unsupported } from '#emulator/wire/status-error.ts';
import type { Account } from '../accounts/accounts.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthCall, AuthContext } from '../accounts/context.ts';
import { newSecret, periodOfCode, TOTP } from '../accounts/totp.ts';
import { type Body, optionalText, requiredText } from '../requests/input.ts';
import { factorViews } from '../requests/user-view.ts';
import { openSession, requireRecentSignIn } from '../tokens/signed-in.ts';

/** Returns the secret of an authenticator app that the signed-in user adds. */
export const startEnrollment: AuthCall = (context, body) => {
  refuseOtherFactors(body, 'totpEnrollmentInfo');
  const account = requireEnrollable(context, body);
  const secret = newSecret();
  const { id, expiresAt } = context.challenges.open('ENROLL', account.uid, secret);
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: TOTP.digits,
      hashingAlgorithm: TOTP.algorithm,
      periodSec: TOTP.periodSeconds,
      sessionInfo: id,
      finalizeEnrollmentTime: new Date(expiresAt).toISOString(),
    },
  };
};

/** Adds the authenticator app, whose first code proves that it has the secret. */
export const finalizeEnrollment: AuthCall = (context, body) => {
  refuseOtherFactors(body, 'totpVerificationInfo');
  const account = requireEnrollable(context, body);
  const { code, info } = verification(body);
  const sessionInfo = requiredText(info, 'sessionInfo', 'MISSING_SESSION_INFO');
  const challenge = context.challenges.find('ENROLL', sessionInfo);
  if (challenge?.uid !== account.uid) throw new AuthError('INVALID_SESSION_INFO');
  const period = verifyCode(context, account, challenge.secret, code);
  context.challenges.close('ENROLL', account.uid);
  const factor = {
    id: randomUUID(),
    name: optionalText(body, 'displayName') ?? null,
    secret: challenge.secret,
    enrolledAt: context.now(),
    lastPeriod: period,
  };
  const enrolled = context.accounts.update(account.uid, { secondFactor: factor });
  const { idToken, refreshToken } = openSession(context, enrolled, factor.id);
  return { idToken, refreshToken, totpAuthInfo: {} };
};

/** Removes the authenticator app of the signed-in user. */
export const withdraw: AuthCall = (context, body) => {
  const { account } = requireRecentSignIn(context, signedInToken(body));
  const id = requiredText(body, 'mfaEnrollmentId', 'MISSING_MFA_ENROLLMENT_ID');
  if (account.secondFactor?.id !== id) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND');
  const { idToken, refreshToken } = openSession(
    context,
    context.accounts.update(account.uid, { secondFactor: null }),
  );
  return { idToken, refreshToken };
};

/** Completes a sign-in whose password was right with the code of the authenticator app. */
export const finalizeSignIn: AuthCall = (context, body) => {
  refuseOtherFactors(body, 'totpVerificationInfo');
  const pending = requiredText(body, 'mfaPendingCredential', 'MISSING_MFA_PENDING_CREDENTIAL');
  const id = requiredText(body, 'mfaEnrollmentId', 'MISSING_MFA_ENROLLMENT_ID');
  const challenge = context.challenges.find('SIGN_IN', pending);
  const account = challenge && context.accounts.byUid(challenge.uid);
  if (!account) throw new AuthError('INVALID_MFA_PENDING_CREDENTIAL');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  const factor = account.secondFactor;
  if (factor?.id !== id) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND');
  const period = verifyCode(context, account, factor.secret, verification(body).code);
  // RFC 6238, 5.2: a code is accepted once, so a code read over a shoulder is worthless.
  if (period <= factor.lastPeriod) throw new AuthError('INVALID_CODE');
  context.challenges.close('SIGN_IN', account.uid);
  const signedIn = context.accounts.update(account.uid, {
    secondFactor: { ...factor, lastPeriod: period },
    lastLoginAt: context.now(),
  });
  const { idToken, refreshToken } = openSession(context, signedIn, factor.id);
  return { idToken, refreshToken, totpAuthInfo: {} };
};

/** The answer to a right password where the account has a second factor. */
export function pendingSignIn(context: AuthContext, account: Account) {
  return {
    mfaPendingCredential: context.challenges.open('SIGN_IN', account.uid).id,
    mfaInfo: factorViews(account),
  };
}

function requireEnrollable(context: AuthContext, body: Body): Account {
  const { account } = requireRecentSignIn(context, signedInToken(body));
  if (!account.emailVerified) {
    throw new AuthError(
      'UNVERIFIED_EMAIL',
      'Need to verify email first before enrolling second factors.',
    );
  }
  if (account.secondFactor !== null) throw new AuthError('SECOND_FACTOR_EXISTS');
  return account;
}

/** The period of a right code; throws for a wrong one, and after too many of them. */
function verifyCode(context: AuthContext, account: Account, secret: string, code: string): number {
  const attempts = `second factor of ${account.uid}`;
  context.attempts.begin(attempts);
  const period = periodOfCode(secret, code, context.now());
  if (period === null) throw new AuthError('INVALID_CODE');
  context.attempts.clear(attempts);
  return period;
}

function verification(body: Body): { code: string; info: Body } {
  const info = body['totpVerificationInfo'];
  if (typeof info !== 'object' || info === null) throw new AuthError('MISSING_CODE');
  return {
    code: requiredText(info as Body, 'verificationCode', 'MISSING_CODE'),
    info: info as Body,
  };
}

const signedInToken = (body: Body) => requiredText(body, 'idToken', 'INVALID_ID_TOKEN');

/** Refuses, by name, any second factor but an authenticator app. */
function refuseOtherFactors(body: Body, expected: string): void {
  const other = Object.keys(body).find((name) => /^phone|^passkey/u.test(name));
  if (other !== undefined) throw unsupported(`the second factor ${other}`);
  if (body[expected] === undefined) throw new AuthError('INVALID_ARGUMENT', `Missing ${expected}.`);
}
