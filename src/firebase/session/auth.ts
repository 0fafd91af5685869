import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type MultiFactorError,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { roleOf } from '#domain/staff/roles.ts';
import { hasSecondFactor } from '#domain/staff/second-factor.ts';
import { firebaseApp } from '../service/app.ts';
import { emulatorUrl } from '../service/config.ts';
import { ServiceError, serviceError, withServiceError } from '../service/service-error.ts';
import { latestOnly } from './latest-only.ts';
import { type Account, rememberAccount, rememberedAccount } from './remembered-account.ts';

/** A sign-in with the right password that waits for the code of an authenticator app. */
export type SignInChallenge = MultiFactorError;

let auth: Auth | undefined;

/** Auth of the app, created on first use; its mails are in Danish. */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = 'da';
  const emulator = emulatorUrl();
  if (emulator) connectAuthEmulator(auth, emulator.origin, { disableWarnings: true });
  return auth;
}

/**
 * Calls back with the signed-in account or null, now and on every change. Offline, an account whose
 * token has expired keeps its last known state; the rules check it again in any case.
 */
export function watchAccount(onChange: (account: Account | null) => void): () => void {
  const find = async (user: User | null) => {
    if (!user) return rememberAccount(null);
    try {
      return rememberAccount(await accountOf(user));
    } catch (error) {
      const known = serviceError(error).problem === 'offline' ? rememberedAccount() : null;
      return known?.uid === user.uid ? known : null;
    }
  };
  return onIdTokenChanged(firebaseAuth(), latestOnly(find, onChange));
}

export function signIn(
  email: string,
  password: string,
): Promise<{ account: Account } | { challenge: SignInChallenge }> {
  return withServiceError(async () => {
    try {
      const { user } = await signInWithEmailAndPassword(firebaseAuth(), email, password);
      return { account: await accountOf(user) };
    } catch (error) {
      if (isChallenge(error)) return { challenge: error };
      throw error;
    }
  });
}

/** Whether a sign-in failed only because it waits for a code. */
export function isChallenge(error: unknown): error is SignInChallenge {
  return error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';
}

export function signOutAccount(): Promise<void> {
  return withServiceError(() => signOut(firebaseAuth()));
}

export function sendPasswordReset(email: string): Promise<void> {
  return withServiceError(() => sendPasswordResetEmail(firebaseAuth(), email));
}

/** Whether an account is signed in, as far as the SDK knows at this moment. */
export function hasAccount(): boolean {
  return Boolean(auth?.currentUser);
}

/** The address of the account that is signed in, or its id where it has none. */
export function accountName(): string {
  const user = auth?.currentUser;
  return user?.email ?? user?.uid ?? '';
}

/** The name that the signed-in account was given, or '' where it has none. */
export function accountDisplayName(): string {
  return auth?.currentUser?.displayName ?? '';
}

/** The id of the signed-in account; throws where nobody is signed in. */
export function accountId(): string {
  return currentUser().uid;
}

/** The signed-in user; throws where nobody is signed in. */
export function currentUser(): User {
  const user = firebaseAuth().currentUser;
  if (!user) throw new ServiceError('signed_out', 'Du er ikke logget ind.', { forStaff: true });
  return user;
}

/** A valid ID token; `fresh` requests a new one, and the SDK signs out where that is refused. */
export function idToken(fresh = false): Promise<string> {
  return withServiceError(async () => currentUser().getIdToken(fresh));
}

export async function accountOf(user: User): Promise<Account> {
  const { claims } = await user.getIdTokenResult();
  return {
    uid: user.uid,
    email: user.email ?? '',
    role: roleOf(claims['role']),
    hasSecondFactor: hasSecondFactor(claims),
  };
}
