import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { dealer } from '#dealer';
import {
  BOOKING_DAYS,
  BookingDaySchema,
  type Taken,
  type TakenByDay,
} from '#domain/booking/booking-day.ts';
import {
  BOOKING_PLAN_PATH,
  type BookingPlan,
  BookingPlanSchema,
  defaultPlan,
} from '#domain/booking/booking-plan.ts';
import { addDays, startOfDanishDay } from '#domain/time/danish-date.ts';
import { isAborted, isAlreadyExists, isPreconditionFailed } from '../shared/error-codes.ts';

/** A day is deleted with the last of its bookings. */
const STORED_DAYS = 200;
/** Each lost race is somebody else's booking, and a day has fewer places than this. */
const MOST_RACES = 500;

export async function readPlan(db: Firestore): Promise<BookingPlan> {
  const stored = await db.doc(BOOKING_PLAN_PATH).get();
  return stored.exists ? v.parse(BookingPlanSchema, stored.data()) : defaultPlan(dealer.offices);
}

export async function readTaken(db: Firestore, days: readonly string[]): Promise<TakenByDay> {
  const refs = days.map((day) => db.collection(BOOKING_DAYS).doc(day));
  const snapshots = refs.length === 0 ? [] : await db.getAll(...refs);
  return new Map(snapshots.map((snapshot) => [snapshot.id, takenIn(snapshot.data())]));
}

/**
 * Changes what is taken on some dates, in one commit with what `decide` adds to its batch, and only if
 * the days are still as `decide` saw them; otherwise it decides again. A string refuses and is
 * returned. Nobody waits for a lock: of many at once, each round at least one is done.
 */
export async function changeDays<Refusal extends string>(
  db: Firestore,
  days: readonly string[],
  decide: (
    taken: TakenByDay,
    batch: WriteBatch,
  ) => TakenByDay | Refusal | Promise<TakenByDay | Refusal>,
): Promise<'changed' | Refusal> {
  const refs = [...new Set(days)].map((day) => db.collection(BOOKING_DAYS).doc(day));
  for (let race = 0; race < MOST_RACES; race += 1) {
    const snapshots = await db.getAll(...refs);
    const batch = db.batch();
    const seen = new Map(snapshots.map((day) => [day.id, takenIn(day.data())]));
    const after = await decide(seen, batch);
    if (typeof after === 'string') return after;
    for (const { ref, updateTime } of snapshots) {
      const taken = after.get(ref.id);
      if (!taken) continue;
      const expires = startOfDanishDay(addDays(ref.id, STORED_DAYS));
      const fields = { taken, expires_at: Timestamp.fromDate(expires) };
      if (updateTime) batch.update(ref, fields, { lastUpdateTime: updateTime });
      else batch.create(ref, fields);
    }
    try {
      await batch.commit();
      return 'changed';
    } catch (error) {
      if (!(await isOvertaken(error, db, snapshots))) throw error;
    }
  }
  throw new Error('A day of bookings changed too often.');
}

/** Whether somebody else changed one of the days since `before`; a day may have had no document then. */
async function isOvertaken(
  error: unknown,
  db: Firestore,
  before: readonly DocumentSnapshot[],
): Promise<boolean> {
  if (isPreconditionFailed(error) || isAborted(error)) return true;
  if (!isAlreadyExists(error)) return false;
  const now = await db.getAll(...before.map(({ ref }) => ref));
  return now.some((day, index) => day.exists && !before[index]?.exists);
}

function takenIn(data: unknown): readonly Taken[] {
  return data === undefined ? [] : v.parse(BookingDaySchema, data).taken;
}
