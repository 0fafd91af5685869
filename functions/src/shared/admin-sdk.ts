import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Bucket } from './bucket.ts';
import { REGION } from './config.ts';

/** The doors to Firebase, opened when first needed: most functions use one or two of them. */

function app() {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}

let firestore: Firestore | undefined;

export function database(): Firestore {
  if (!firestore) {
    firestore = getFirestore(app());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}

/** The project's one bucket. */
export async function bucket(): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app()).bucket(bucketName());
}

/** Whether an ID token belongs to a signed-in member of staff; null where it does not. */
export async function staffMember(idToken: string): Promise<{ uid: string } | null> {
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const token = await getAuth(app()).verifyIdToken(idToken);
    return token['role'] === 'admin' ? { uid: token.uid } : null;
  } catch {
    // Expired, forged or of another project: all the same to the caller.
    return null;
  }
}

/** Puts one named task into a queue; a task of that name that is already there is enough. */
export async function enqueue(queue: string, id: string, at: Date): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  try {
    await getFunctions(app())
      .taskQueue(`locations/${REGION}/functions/${queue}`)
      .enqueue({}, { id, scheduleTime: at });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

function isAlreadyThere(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'functions/task-already-exists'
  );
}

function bucketName(): string | undefined {
  const settings = process.env['FIREBASE_CONFIG'];
  const named: { storageBucket?: string } = settings?.startsWith('{') ? JSON.parse(settings) : {};
  return process.env['STORAGE_BUCKET'] ?? named.storageBucket;
}
