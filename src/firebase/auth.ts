import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { firebaseApp } from './app.ts';
import { emulatorUrl } from './config.ts';
import { latest } from './latest.ts';
import { asService, ServiceError } from './service-error.ts';

/** Who is signed in; `staff` is the custom claim `role: 'admin'`. */
export interface Person {
  uid: string;
  email: string;
  staff: boolean;
}

let auth: Auth | undefined;

function firebaseAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const emulator = emulatorUrl();
  if (emulator) connectAuthEmulator(auth, emulator.origin, { disableWarnings: true });
  return auth;
}

/**
 * Calls back with the signed-in person, or null, now and on every change. Whose token has ended and
 * cannot be renewed now, offline say, counts as signed out.
 */
export function watchPerson(onChange: (person: Person | null) => void): () => void {
  const find = (user: User | null) => user && personOf(user).catch(() => null);
  return onIdTokenChanged(firebaseAuth(), latest(find, onChange));
}

export function signIn(email: string, password: string): Promise<Person> {
  return asService(async () => {
    const { user } = await signInWithEmailAndPassword(firebaseAuth(), email, password);
    return personOf(user);
  });
}

export function signOutPerson(): Promise<void> {
  return asService(() => signOut(firebaseAuth()));
}

export function sendPasswordReset(email: string): Promise<void> {
  return asService(() => sendPasswordResetEmail(firebaseAuth(), email));
}

/** A valid ID token; `fresh` asks the service for a new one, and signs out where it refuses. */
export function idToken(fresh = false): Promise<string> {
  return asService(async () => {
    const user = firebaseAuth().currentUser;
    if (!user) throw new ServiceError('signed_out', 'Du er ikke logget ind.');
    return user.getIdToken(fresh);
  });
}

async function personOf(user: User): Promise<Person> {
  const { claims } = await user.getIdTokenResult();
  return { uid: user.uid, email: user.email ?? '', staff: claims['role'] === 'admin' };
}
