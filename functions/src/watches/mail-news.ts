import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import pMap from 'p-map';
import { formatClock } from '#copy/format.ts';
import { NEWS_CLOCK } from '#copy/watch-links.ts';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { findNews } from '#domain/watch/find-news.ts';
import type { WatchedStock } from '#domain/watch/watched-stock.ts';
import { WATCHERS_COLLECTION } from '#domain/watch/watcher.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { LIMITS_COLLECTION } from '../inquiries/receive/rate-limit.ts';
import { isAlreadyExists, isNotFound, isPreconditionFailed } from '../shared/error-codes.ts';
import { log } from '../shared/log.ts';
import { type LinkDeps, newsMail } from './compose-watch-mail.ts';
import { readWatchedStock } from './read-stock.ts';
import { readWatcher, watchMail } from './watchers.ts';

const PAGE_SIZE = 500;
const PARALLEL = 10;
const DAY_MS = 86_400_000;

type NewsDeps = Pick<Services, 'db' | 'inquiriesDb' | 'now'> & LinkDeps;

/**
 * The day's mails, once the time for them has come: in the afternoon most changes of the day are in
 * them, and the phone is still answered. A day whose time was missed has them later.
 */
export async function mailNewsOfDay(deps: NewsDeps): Promise<void> {
  const now = deps.now();
  const day = danishDate(now);
  if (formatClock(now) < NEWS_CLOCK) return;
  const done = deps.inquiriesDb.collection(LIMITS_COLLECTION).doc(`news_of_${day}`);
  if ((await done.get()).exists) return;
  await mailNews(deps);
  await done.set({ expires_at: new Date(now.getTime() + 2 * DAY_MS) });
}

/**
 * Puts the day's mail of each person for whom something has changed into the outbox; returns how many.
 * What they then know is stored in the same commit, and the mail has the day in its id: a second run, or
 * one after days without, loses and repeats nothing.
 */
export async function mailNews(deps: NewsDeps): Promise<number> {
  const stock = await readWatchedStock(deps.db, deps.now());
  const watchers = deps.inquiriesDb.collection(WATCHERS_COLLECTION).orderBy('__name__');
  let mailed = 0;
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page = await (last ? watchers.startAfter(last) : watchers).limit(PAGE_SIZE).get();
    // One document that cannot be read or was changed just now must not hold up the others.
    const mail = (snapshot: QueryDocumentSnapshot) =>
      mailOne(snapshot, stock, deps).catch(log.watcherNotMailed);
    const outcomes = await pMap(page.docs, mail, { concurrency: PARALLEL });
    mailed += outcomes.filter((isMailed) => isMailed === true).length;
    last = page.docs.at(-1);
    if (page.size < PAGE_SIZE) break;
  }
  log.watchersMailed(mailed);
  return mailed;
}

async function mailOne(
  snapshot: QueryDocumentSnapshot,
  stock: WatchedStock,
  deps: NewsDeps,
): Promise<boolean> {
  const { inquiriesDb } = deps;
  const now = deps.now();
  const day = danishDate(now);
  const watcher = readWatcher(snapshot);
  if (!watcher || watcher.mailed_on === day) return false;
  const { news, seen } = findNews(watcher, stock, now);
  if (news.length === 0) return false;
  const batch = inquiriesDb.batch();
  const unchanged = { lastUpdateTime: snapshot.updateTime };
  batch.update(snapshot.ref, { seen, mailed_on: day }, unchanged);
  batch.create(inquiriesDb.collection(MAILS_COLLECTION).doc(`watch_${snapshot.id}_${day}`), {
    ...watchMail(snapshot.id, watcher, now),
    ...newsMail(snapshot.id, news, stock, deps),
    kind: 'watch_news',
  });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    // Its person pressed something meanwhile: the next day's mail has the rest.
    if (isAlreadyExists(error) || isNotFound(error) || isPreconditionFailed(error)) return false;
    throw error;
  }
}
