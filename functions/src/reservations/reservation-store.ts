import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  RESERVATION_LOCKS,
  RESERVATIONS_COLLECTION,
  type Reservation,
  type ReservationEnd,
  ReservationSchema,
  reservationStateAt,
} from '#domain/booking/reservation.ts';
import { type BookingEvent, MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { documentId } from '#domain/schema/schemas.ts';
import type { BookingLimit } from '../bookings/booking-limit.ts';
import { settleInquiry } from '../inquiries/receive/settle-inquiry.ts';
import { findPublicVehicle } from '../public-data/find-public-vehicle.ts';
import { isAborted, isAlreadyExists, isPreconditionFailed } from '../shared/error-codes.ts';
import type { Services } from '../shared/services.ts';

const HOUR_MS = 3_600_000;
/** The number of attempts; each lost race is a change by somebody else. */
const MOST_RACES = 20;

export type ReservationDeps = Pick<Services, 'db' | 'inquiriesDb' | 'now'>;

interface Stored {
  reservation: Reservation;
  /** Changes the reservation if it is still as it was read. */
  update: (batch: WriteBatch, fields: Partial<Reservation>) => void;
}

export async function isReservable(
  { db, inquiriesDb, now }: ReservationDeps,
  id: string,
): Promise<boolean> {
  const vehicle = await findPublicVehicle(db, id, now());
  if (vehicle?.status !== 'available') return false;
  return !(await carLock(inquiriesDb, id).get()).exists;
}

/** Stores a requested reservation, in the batch that stores its inquiry. It holds nothing yet. */
export function addReservation(
  db: Firestore,
  batch: WriteBatch,
  {
    id,
    ...fields
  }: Pick<Reservation, 'id' | 'vehicle' | 'email_key'> &
    Record<'created_at' | 'expires_at', Timestamp>,
): void {
  batch.create(reservationRef(db, id), {
    ...fields,
    ...{ state: 'requested', ends_at: null, ended_by: null, shown_version: null, open: false },
  });
}

export async function readReservation(db: Firestore, id: string): Promise<Reservation | null> {
  return (await read(db, id))?.reservation ?? null;
}

async function read(db: Firestore, id: string): Promise<Stored | null> {
  if (!v.is(documentId, id)) return null;
  const snapshot = await reservationRef(db, id).get();
  const { ref, updateTime } = snapshot;
  if (!updateTime) return null;
  return {
    reservation: { ...v.parse(ReservationSchema, snapshot.data()), id },
    update: (batch, fields) => {
      batch.update(ref, fields, { lastUpdateTime: updateTime });
    },
  };
}

export type StartOutcome = 'started' | 'same' | 'taken' | 'one_each' | 'busy' | 'missing';

/**
 * Starts a reservation: one commit creates its locks, so that of many at once only one gets the
 * vehicle, and a person gets only one. Nobody waits for a lock. Pressing twice starts it once.
 */
export async function startReservation(
  id: string,
  { hours, limit, ...deps }: ReservationDeps & { hours: number; limit: BookingLimit },
): Promise<StartOutcome> {
  const { inquiriesDb: db, now } = deps;
  for (let race = 0; race < MOST_RACES; race += 1) {
    const stored = await read(db, id);
    if (!stored) return 'missing';
    const { reservation } = stored;
    if (reservationStateAt(reservation, now()) !== 'requested') return 'same';
    if (!(await isReservable(deps, reservation.vehicle.id))) return 'taken';
    if (!limit.isDirect) return 'busy';
    const batch = db.batch();
    const ends_at = new Date(now().getTime() + hours * HOUR_MS);
    stored.update(batch, { state: 'running', ends_at, open: true });
    for (const lock of locksOf(db, reservation)) batch.create(lock, { reservation: id });
    await settleInquiry(db, batch, id, now());
    addReservationMail(db, batch, reservation, { event: 'confirmed', now: now() });
    addReservationMail(db, batch, reservation, { event: 'notice', key: 'started', now: now() });
    limit.count(batch);
    try {
      await batch.commit();
      return 'started';
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      const person = await personLock(db, reservation.email_key).get();
      if (person.exists && person.get('reservation') !== id) return 'one_each';
    }
  }
  throw new Error('A reservation changed too often.');
}

/**
 * Ends a reservation that runs, with the one mail that says so; the vehicle is given back afterwards, by
 * `followReservation`. `isDue` is asked again whenever somebody else changed it first.
 */
export async function endReservation(
  id: string,
  by: ReservationEnd,
  { inquiriesDb: db, now }: Pick<ReservationDeps, 'inquiriesDb' | 'now'>,
  isDue: (reservation: Reservation) => boolean = () => true,
): Promise<boolean> {
  return change(db, id, (reservation, batch) => {
    if (reservation.state !== 'running' || !isDue(reservation)) return null;
    addReservationMail(db, batch, reservation, { event: 'cancelled', now: now() });
    if (by === 'visitor') {
      addReservationMail(db, batch, reservation, { event: 'notice', key: 'ended', now: now() });
    }
    const ends_at = by === 'time' ? reservation.ends_at : now();
    return { state: 'ended', ended_by: by, ends_at };
  });
}

/** Holds the vehicle of a running reservation for more hours; false where it is over. */
export function prolongReservation(
  id: string,
  hours: number,
  { inquiriesDb: db, now }: Pick<ReservationDeps, 'inquiriesDb' | 'now'>,
): Promise<boolean> {
  return change(db, id, (reservation, batch) => {
    if (reservationStateAt(reservation, now()) !== 'running') return null;
    const ends_at = new Date((reservation.ends_at ?? now()).getTime() + hours * HOUR_MS);
    const mail = { event: 'moved', key: String(ends_at.getTime()), now: now() } as const;
    addReservationMail(db, batch, reservation, mail);
    return { ends_at };
  });
}

export function setShown(db: Firestore, id: string, shown_version: number): Promise<boolean> {
  return change(db, id, ({ open }) => (open ? { shown_version } : null));
}

/**
 * Releases the locks of an ended reservation, after its vehicle: then both are free for another
 * one.
 */
export function closeReservation(db: Firestore, id: string): Promise<boolean> {
  return change(db, id, (reservation, batch) => {
    if (!reservation.open || reservation.state !== 'ended') return null;
    for (const lock of locksOf(db, reservation)) batch.delete(lock);
    return { open: false };
  });
}

/** Changes a reservation as it is now, in one commit with what `decide` adds; null changes nothing. */
async function change(
  db: Firestore,
  id: string,
  decide: (reservation: Reservation, batch: WriteBatch) => Partial<Reservation> | null,
): Promise<boolean> {
  for (let race = 0; race < MOST_RACES; race += 1) {
    const stored = await read(db, id);
    if (!stored) return false;
    const batch = db.batch();
    const fields = decide(stored.reservation, batch);
    if (!fields) return false;
    stored.update(batch, fields);
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  throw new Error('A reservation changed too often.');
}

/** Whether somebody else changed the reservation first, who also created its mail or its locks. */
function isOvertaken(error: unknown): boolean {
  return isPreconditionFailed(error) || isAlreadyExists(error) || isAborted(error);
}

/** Puts a mail about a reservation into the outbox. Its id makes that mail the only one of its kind. */
function addReservationMail(
  db: Firestore,
  batch: WriteBatch,
  { id, email_key, expires_at }: Reservation,
  { event, key = '', now }: { event: BookingEvent; key?: string; now: Date },
): void {
  const name = [id, 'reservation', event, key].filter(Boolean).join('_');
  batch.create(db.collection(MAILS_COLLECTION).doc(name), {
    kind: 'reservation',
    inquiry_id: id,
    ...{ event, email_key, expires_at },
    created_at: now,
    delivery: 'pending',
    next_attempt_at: now,
  });
}

export async function reservationOfVehicle(db: Firestore, id: string): Promise<Reservation | null> {
  const lock = await carLock(db, id).get();
  return lock.exists ? readReservation(db, String(lock.get('reservation'))) : null;
}

function locksOf(db: Firestore, { vehicle, email_key }: Reservation): DocumentReference[] {
  return [carLock(db, vehicle.id), personLock(db, email_key)];
}

function carLock(db: Firestore, id: string): DocumentReference {
  return db.collection(RESERVATION_LOCKS).doc(`car_${id}`);
}

/** `jens+2@eksempel.dk` reaches the mailbox of `jens@eksempel.dk`, so both are one person. */
function personLock(db: Firestore, email_key: string): DocumentReference {
  const mailbox = email_key.replace(/\+[^@]*@/u, '@');
  const hash = createHash('sha256').update(mailbox).digest('hex').slice(0, 32);
  return db.collection(RESERVATION_LOCKS).doc(`person_${hash}`);
}

function reservationRef(db: Firestore, id: string): DocumentReference {
  return db.collection(RESERVATIONS_COLLECTION).doc(id);
}
