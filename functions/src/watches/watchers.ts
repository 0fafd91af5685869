import { createHash, randomBytes } from 'node:crypto';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import {
  runningWatches,
  type SeenVehicle,
  WATCHERS_COLLECTION,
  type Watcher,
  WatcherSchema,
  type Wish,
  withConfirmed,
  withWatches,
  withWish,
} from '#domain/watch/watcher.ts';
import type { Services } from '#functions/src/shared/services.ts';

/**
 * The most confirmations that one address gets in a day, so that nobody can flood a stranger with
 * them.
 */
const MOST_CONFIRMATIONS = 3;
const DAY_MS = 86_400_000;
const MAIL_STORED_MS = 30 * DAY_MS;

type WatchersDeps = Pick<Services, 'inquiriesDb' | 'now'>;

/** The id of the one document of an address. */
export function watcherId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
}

export function readWatcher(snapshot: DocumentSnapshot): Watcher | null {
  return snapshot.exists ? v.parse(WatcherSchema, snapshot.data()) : null;
}

export async function findWatcher(db: Firestore, id: string): Promise<Watcher | null> {
  return readWatcher(await db.collection(WATCHERS_COLLECTION).doc(id).get());
}

/**
 * Stores a wish that waits for its confirmation, and the mail that asks for it, in one commit. Of more
 * than a few a day no mail is sent; the person who typed the address does not learn that.
 */
export async function addWish(
  { email, wish }: { email: string; wish: Wish },
  { inquiriesDb, now: clock }: WatchersDeps,
): Promise<void> {
  const now = clock();
  const id = watcherId(email);
  const mails = inquiriesDb.collection(MAILS_COLLECTION);
  const confirmations = mails
    .where('watcher_id', '==', id)
    .where('kind', '==', 'watch_confirm')
    .where('created_at', '>', new Date(now.getTime() - DAY_MS));
  await inquiriesDb.runTransaction(async (transaction) => {
    const ref = inquiriesDb.collection(WATCHERS_COLLECTION).doc(id);
    const [stored, sent] = [await transaction.get(ref), await transaction.get(confirmations)];
    if (sent.size >= MOST_CONFIRMATIONS) return;
    const before = readWatcher(stored) ?? newWatcher(email, now);
    const key = randomBytes(4).toString('hex');
    const { watcher, watch } = withWish(before, { wish, key, now });
    transaction.set(ref, watcher);
    transaction.create(mails.doc(), {
      ...watchMail(id, watcher, now),
      kind: 'watch_confirm',
      // Sent before the mails of the day, which may be thousands: a visitor waits for this one.
      next_attempt_at: new Date(0),
      watch_key: watch.key,
    });
  });
}

/** What every mail about a watch is stored with; due at once. */
export function watchMail(watcher_id: string, { email_key }: Watcher, now: Date) {
  return {
    inquiry_id: '',
    watcher_id,
    email_key,
    created_at: now,
    expires_at: new Date(now.getTime() + MAIL_STORED_MS),
    delivery: 'pending',
    next_attempt_at: now,
  };
}

/** Confirms a watch; null where it no longer exists. */
export function confirmWatch(
  { id, key, seen }: { id: string; key: string; seen: Record<string, SeenVehicle> },
  { inquiriesDb, now }: WatchersDeps,
): Promise<Watcher | 'full' | null> {
  return change(inquiriesDb, id, (watcher) => {
    if (!runningWatches(watcher, now()).some((watch) => watch.key === key)) return null;
    return withConfirmed(watcher, { key, seen, now: now() });
  });
}

/** Ends one watch of a person, or with no key all of them; the last takes the address with it. */
export async function stopWatches(
  { id, key }: { id: string; key: string | null },
  { inquiriesDb }: WatchersDeps,
): Promise<void> {
  await change(inquiriesDb, id, (watcher) => {
    const rest = key === null ? [] : watcher.watches.filter((watch) => watch.key !== key);
    return withWatches(watcher, rest) ?? 'none';
  });
}

/** Changes a watcher in a transaction; `none` deletes it, `full` and null change nothing. */
function change(
  db: Firestore,
  id: string,
  changed: (watcher: Watcher) => Watcher | 'none' | 'full' | null,
): Promise<Watcher | 'full' | null> {
  const ref = db.collection(WATCHERS_COLLECTION).doc(id);
  return db.runTransaction(async (transaction) => {
    const watcher = readWatcher(await transaction.get(ref));
    const next = watcher && changed(watcher);
    if (next === 'none') transaction.delete(ref);
    if (next === null || next === 'none') return null;
    if (next !== 'full') transaction.set(ref, next);
    return next;
  });
}

function newWatcher(email: string, now: Date): Watcher {
  return {
    email,
    email_key: email.toLowerCase(),
    watches: [],
    seen: {},
    mailed_on: '',
    expires_at: now,
  };
}
