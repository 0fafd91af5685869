import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Health, HealthProblem } from '#domain/health.ts';
import { UPLOAD_KINDS } from '#domain/image/upload-kinds.ts';
import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { UNSENT_STATES } from '#domain/inquiry/states.ts';
import { PUBLISHING_PATH, type Publishing, PublishingSchema } from '#domain/publishing.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { log } from '../shared/log.ts';
import { type ApiAnswer, json } from '../shared/request/http.ts';
import { countRecentViolations } from './count-violations.ts';

const HOUR_MS = 3_600_000;
/** Each night makes a release, which a build that fails may delay by some hours. */
const LONGEST_WITHOUT_RELEASE_MS = 30 * HOUR_MS;
const LONGEST_WAIT_OF_AN_EDIT_MS = HOUR_MS / 2;
/** By then several attempts to send it have failed. */
const LONGEST_WAIT_OF_A_MAIL_MS = HOUR_MS / 2;
/** After these waits somebody is mailed. */
const ALARM_MS = { edit: HOUR_MS / 12, mail: HOUR_MS / 6 };
/** Staff see the single ones on their page of the day. */
const FAILED_UPLOADS_OF_A_FAULT = 10;

export type HealthDeps = Pick<Services, 'db' | 'inquiriesDb' | 'now'>;

/** How long an answer stands, in an instance and in the CDN: anyone can ask. */
export const HEALTH_FRESH_SECONDS = 60;

/** `GET /api/health`: the health of the app. */
export async function answerHealth(health: () => Promise<Health>): Promise<ApiAnswer> {
  return json(200, await health(), {
    'cache-control': `public, max-age=0, s-maxage=${HEALTH_FRESH_SECONDS}`,
  });
}

/** Measures the app by some ten reads of the database. */
export async function measureHealth({ db, inquiriesDb, now }: HealthDeps): Promise<Health> {
  const inquiries = inquiriesDb.collection(INQUIRIES_COLLECTION);
  const [{ state, edit, mail }, mailsUnsent, failedUploads, violations] = await Promise.all([
    measureWaits({ db, inquiriesDb, now }),
    countOf(inquiries.where('delivery', 'in', UNSENT_STATES)),
    countFailedUploads(db),
    countRecentViolations(inquiriesDb, now()),
  ]);
  const release = age(state.published_at, now());
  const isOver = (milliseconds: number | null, limit: number) =>
    milliseconds !== null && milliseconds > limit;
  const found: [HealthProblem, boolean][] = [
    ['publishing_stopped', isOver(release, LONGEST_WITHOUT_RELEASE_MS)],
    ['edits_waiting', isOver(edit, LONGEST_WAIT_OF_AN_EDIT_MS)],
    ['mail_waiting', isOver(mail, LONGEST_WAIT_OF_A_MAIL_MS)],
    ['uploads_failing', failedUploads >= FAILED_UPLOADS_OF_A_FAULT],
  ];
  const problems = found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
  return {
    ok: problems.length === 0,
    problems,
    seconds_since_release: seconds(release),
    edit_waiting_seconds: seconds(edit),
    mail_waiting_seconds: seconds(mail),
    mails_unsent: mailsUnsent,
    failed_uploads: failedUploads,
    violations,
  };
}

/**
 * Measures what staff and visitors wait for, by two reads: the milliseconds that the oldest waiting edit
 * and mail have waited, null where none waits.
 */
async function measureWaits({ db, inquiriesDb, now }: HealthDeps) {
  const unsent = inquiriesDb
    .collection(INQUIRIES_COLLECTION)
    .where('delivery', 'in', ['pending', 'sending'])
    .orderBy('created_at', 'asc')
    .limit(1);
  const [publishing, waiting] = await Promise.all([db.doc(PUBLISHING_PATH).get(), unsent.get()]);
  const state = v.parse(PublishingSchema, publishing.data() ?? {});
  const edit = age(waitingSince(state), now());
  return { state, edit, mail: age(waiting.docs[0]?.get('created_at').toDate() ?? null, now()) };
}

/**
 * Logs an edit and a mail that somebody should hear of within minutes: alerts count the lines. The
 * health waits longer, since it also measures whether what runs this still runs.
 */
export async function logWaits(deps: HealthDeps): Promise<void> {
  const { edit, mail } = await measureWaits(deps);
  if (edit !== null && edit > ALARM_MS.edit) log.editWaits(Math.floor(edit / 1000));
  if (mail !== null && mail > ALARM_MS.mail) log.inquiryWaits(Math.floor(mail / 1000));
}

function age(since: Date | null, now: Date): number | null {
  return since && Math.max(0, now.getTime() - since.getTime());
}

/** Since when the site lacks something that was asked for; null where it shows all. */
function waitingSince(state: Publishing): Date | null {
  if (state.requested <= state.built) return null;
  const times = [state.saved_at, state.waiting_since, state.building_since, state.requested_at];
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]));
  return known.length === 0 ? null : new Date(Math.min(...known));
}

async function countFailedUploads(db: Firestore): Promise<number> {
  const counts = await Promise.all(
    UPLOAD_KINDS.map(({ collection, stateField }) =>
      countOf(db.collection(collection).where(stateField, '==', 'failed')),
    ),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

function seconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.floor(milliseconds / 1000);
}
