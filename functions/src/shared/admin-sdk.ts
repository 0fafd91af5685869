import { EventEmitter } from 'node:events';
import { getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { dealer } from '#dealer';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import type { Bucket } from './bucket.ts';
import { hasCode } from './error-codes.ts';
import { memberOf, type StaffMember } from './request/staff.ts';
import { REGION } from './settings/config.ts';

/**
 * The services of Firebase, each initialised at its first use, since most functions use only one
 * or two of them.
 */

function app() {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}

const opened = new Map<string, Firestore>();

function open(name: string): Firestore {
  const existing = opened.get(name);
  if (existing) return existing;
  const firestore = getFirestore(app(), name);
  firestore.settings({ ignoreUndefinedProperties: true });
  opened.set(name, firestore);
  return firestore;
}

/** The stock, and what staff and functions write about it. */
export function database(): Firestore {
  return open('(default)');
}

/** What visitors send, apart from the stock: only functions reach it. */
export function inquiriesDatabase(): Firestore {
  return open(INQUIRIES_DATABASE);
}

/** The id of the project, as Cloud Functions and the emulator name it. */
export function projectId(): string {
  return process.env['GCLOUD_PROJECT'] ?? '';
}

/** The project's one bucket. */
export async function bucket(): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  // The SDK adds 11 listeners to the stream of each large download, one more than Node lets pass
  // without a warning. They are freed with that stream, so nothing leaks.
  EventEmitter.defaultMaxListeners = 20;
  return getStorage(app()).bucket(bucketName());
}

export async function accountsApi(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(app());
}

/** Expired, ended, closed, forged or of another project: no caller distinguishes them. */
const NO_SESSION = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * The member of staff that an ID token belongs to, asked at each call, so that the access of an account
 * that was closed or removed ends at once and not with its token. Throws where Auth does not answer.
 */
export const staffMember: StaffMember = async (idToken) => {
  const auth = await accountsApi();
  try {
    return memberOf(await auth.verifyIdToken(idToken, true), dealer.secondFactor);
  } catch (error) {
    if (!hasCode(error, ...NO_SESSION)) throw error;
    return 'no_session';
  }
};

/** Adds a named task to a queue, unless the queue has or had one of that name. */
export async function enqueue(queue: string, id: string, at: Date): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  try {
    await getFunctions(app())
      .taskQueue(`locations/${REGION}/functions/${queue}`)
      .enqueue({}, { id, scheduleTime: at });
  } catch (error) {
    if (!hasCode(error, 'functions/task-already-exists')) throw error;
  }
}

export function bucketName(): string | undefined {
  const settings = process.env['FIREBASE_CONFIG'];
  const named: { storageBucket?: string } = settings?.startsWith('{') ? JSON.parse(settings) : {};
  return process.env['STORAGE_BUCKET'] ?? named.storageBucket;
}
