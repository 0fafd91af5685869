import {
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { withServiceError } from '../service/service-error.ts';
import { accountOf, currentUser, firebaseAuth, isChallenge, type SignInChallenge } from './auth.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Account } from './remembered-account.ts';

/** The authenticator app of an account. */
export interface OwnFactor {
  id: string;
  name: string;
  since: Date;
}

/** A secret that is not added before an app has shown a code of it. */
export interface NewFactor {
  secret: TotpSecret;
  /** The content of a QR code for the app. */
  address: string;
}

/** Why a second factor was not accepted, added or removed. */
export type FactorProblem =
  | 'wrong_code'
  | 'wrong_password'
  /** The password was given too long ago. */
  | 'expired'
  | 'too_many'
  /** The account has not confirmed its address. */
  | 'unverified';

const PROBLEMS: Record<string, FactorProblem> = {
  'auth/invalid-verification-code': 'wrong_code',
  'auth/invalid-credential': 'wrong_password',
  'auth/wrong-password': 'wrong_password',
  'auth/invalid-multi-factor-session': 'expired',
  'auth/invalid-verification-id': 'expired',
  // An owner has removed it meanwhile.
  'auth/multi-factor-info-not-found': 'expired',
  'auth/code-expired': 'expired',
  'auth/requires-recent-login': 'expired',
  'auth/too-many-requests': 'too_many',
  'auth/unverified-email': 'unverified',
};

/** A password that was given longer ago is asked for again. The service allows five minutes. */
const RECENT_MS = 4 * 60_000;

/** The account's name for the app whose code a sign-in waits for. */
export function challengedFactor(challenge: SignInChallenge): string {
  return getMultiFactorResolver(firebaseAuth(), challenge).hints[0]?.displayName ?? '';
}

/** Completes a sign-in whose password was right. */
export function completeSignIn(
  challenge: SignInChallenge,
  code: string,
): Promise<Outcome<Account, FactorProblem>> {
  return outcomeOf(PROBLEMS, async () => {
    const { user } = await resolve(getMultiFactorResolver(firebaseAuth(), challenge), code);
    return accountOf(user);
  });
}

/** The app of the signed-in account; null without. */
export function ownFactor(): Promise<OwnFactor | null> {
  return withServiceError(async () => {
    const user = currentUser();
    const { enrolledFactors } = await reloaded(user);
    const [factor] = enrolledFactors;
    if (!factor) return null;
    return {
      id: factor.uid,
      name: factor.displayName ?? '',
      since: new Date(factor.enrollmentTime),
    };
  });
}

/** Whether the password was given so recently that the service accepts changes of the account. */
export function isRecentSignIn(): Promise<boolean> {
  return withServiceError(async () => {
    const { authTime } = await currentUser().getIdTokenResult();
    return Date.now() - Date.parse(authTime) < RECENT_MS;
  });
}

/** Proves again that the device is in the hands of its user; `code` where there is a second factor. */
export function confirmIdentity(
  password: string,
  code?: string,
): Promise<Outcome<void, FactorProblem>> {
  return outcomeOf(PROBLEMS, async () => {
    const user = currentUser();
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    try {
      await reauthenticateWithCredential(user, credential);
    } catch (error) {
      if (!isChallenge(error) || code === undefined) throw error;
      await resolve(getMultiFactorResolver(firebaseAuth(), error), code);
    }
  });
}

/** A new secret for an app; `issuer` is what the app calls this site. */
export function newFactor(issuer: string): Promise<Outcome<NewFactor, FactorProblem>> {
  return outcomeOf(PROBLEMS, async () => {
    const user = currentUser();
    const secret = await TotpMultiFactorGenerator.generateSecret(
      await multiFactor(user).getSession(),
    );
    // The SDK puts both into an address as they are.
    const names = [user.email ?? user.uid, issuer].map(encodeURIComponent);
    return { secret, address: secret.generateQrCodeUrl(names[0], names[1]) };
  });
}

/** Adds the app that shows a code of the secret. */
export function addFactor(
  { secret }: NewFactor,
  code: string,
  name: string,
): Promise<Outcome<void, FactorProblem>> {
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  return outcomeOf(PROBLEMS, () => multiFactor(currentUser()).enroll(assertion, name));
}

/** Removes the app, after `confirmIdentity`. */
export function removeFactor({ id }: OwnFactor): Promise<Outcome<void, FactorProblem>> {
  return outcomeOf(PROBLEMS, async () => (await reloaded(currentUser())).unenroll(id));
}

/** Mails the link that confirms the address of the signed-in account. */
export function sendAddressLink(): Promise<void> {
  return withServiceError(() => sendEmailVerification(currentUser()));
}

/** The second factors of an account as the service knows them now. */
async function reloaded(user: User) {
  const factors = multiFactor(user);
  await user.reload();
  return factors;
}

function resolve(resolver: MultiFactorResolver, code: string) {
  const id = resolver.hints[0]?.uid ?? '';
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(id, code));
}
