import { periodAt, totpCode } from '#emulator/auth/accounts/totp.ts';

interface Answer {
  idToken: string;
  totpSessionInfo: { sharedSecretKey: string; sessionInfo: string };
}

/** Adds an authenticator app to an account of the Auth emulator at `origin`; returns its secret. */
export async function addAuthenticator(
  origin: string,
  credentials: { email: string; password: string },
): Promise<string> {
  const call = async (path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/${path}?key=any`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Answer;
  };
  const { idToken } = await call('v1/accounts:signInWithPassword', credentials);
  const { totpSessionInfo } = await call('v2/accounts/mfaEnrollment:start', {
    idToken,
    totpEnrollmentInfo: {},
  });
  const { sharedSecretKey, sessionInfo } = totpSessionInfo;
  const verificationCode = currentCode(sharedSecretKey);
  await call('v2/accounts/mfaEnrollment:finalize', {
    idToken,
    displayName: 'Telefon',
    totpVerificationInfo: { sessionInfo, verificationCode },
  });
  return sharedSecretKey;
}

/** The code that an app shows now, or so many half minutes later. */
export function currentCode(secret: string, later = 0): string {
  return totpCode(secret, periodAt(Date.now()) + later);
}
