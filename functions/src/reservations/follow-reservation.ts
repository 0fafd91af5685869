import { FieldValue, type Firestore, type QuerySnapshot } from 'firebase-admin/firestore';
import {
  RESERVATIONS_COLLECTION,
  type Reservation,
  reservationStateAt,
  SAVED_BY_RESERVATION,
} from '#domain/booking/reservation.ts';
import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import type { DocumentChange } from '../publishing/request/document-changed.ts';
import { log } from '../shared/log.ts';
import {
  closeReservation,
  endReservation,
  type ReservationDeps,
  readReservation,
  reservationOfVehicle,
  setShown,
} from './reservation-store.ts';

/** Brings every vehicle that is held to the status that its reservation asks for, and ends those whose time is over. */
export async function followReservations(deps: ReservationDeps): Promise<void> {
  const open = await deps.inquiriesDb
    .collection(RESERVATIONS_COLLECTION)
    .where('open', '==', true)
    .select()
    .get();
  for (const { id } of open.docs) {
    await followReservation(id, deps).catch((cause: unknown) =>
      log.reservationNotFollowed(id, cause),
    );
  }
}

/**
 * Does the remaining steps of a reservation: its vehicle becomes reserved or, once it is over, for
 * sale again. It can stop after any step, and the next call continues. Decisions of staff about the
 * vehicle stay.
 */
export async function followReservation(id: string, deps: ReservationDeps): Promise<void> {
  const { inquiriesDb, now } = deps;
  const isOver = (reservation: Reservation) => reservationStateAt(reservation, now()) === 'ended';
  const reservation = await readReservation(inquiriesDb, id);
  if (!reservation?.open) return;
  if (reservation.state === 'running') {
    if (isOver(reservation)) await endReservation(id, 'time', deps, isOver);
    else if (await showReserved(reservation, deps)) return;
    else await endReservation(id, 'vehicle', deps);
    return followReservation(id, deps);
  }
  await giveBack(deps.db, reservation);
  await closeReservation(inquiriesDb, id);
}

/** Whether the vehicle shows the reservation; false where staff gave it another status. */
async function showReserved(
  { id, vehicle, shown_version }: Reservation,
  { db, inquiriesDb }: ReservationDeps,
): Promise<boolean> {
  const version = await changeStatus(db, vehicle.id, (stored) => {
    if (stored.trashed_at !== null) return null;
    const isOurs = shown_version !== null || stored.updated_by === SAVED_BY_RESERVATION;
    if (stored.status === 'reserved' && isOurs) return stored.status;
    return shown_version === null && stored.status === 'available' && isPublished(stored)
      ? 'reserved'
      : null;
  });
  if (version !== null && shown_version === null) await setShown(inquiriesDb, id, version);
  return version !== null;
}

/**
 * Puts the vehicle of an ended reservation up for sale again, if only that reservation holds it.
 */
async function giveBack(
  db: Firestore,
  { vehicle, shown_version, ended_by }: Reservation,
): Promise<void> {
  if (ended_by === 'vehicle') return;
  await changeStatus(db, vehicle.id, (stored) => {
    const isOurs = shown_version !== null || stored.updated_by === SAVED_BY_RESERVATION;
    return stored.status === 'reserved' && isOurs ? 'available' : null;
  });
}

type StoredVehicle = Extract<ReturnType<typeof parseVehicle>, { success: true }>['output'];

/**
 * Saves the status that `decide` returns as staff do, with the next version, so that a colleague
 * with the vehicle open is asked. Returns that version; null where nothing is to be done.
 */
function changeStatus(
  db: Firestore,
  id: string,
  decide: (stored: StoredVehicle) => 'reserved' | 'available' | null,
): Promise<number | null> {
  const ref = db.collection('vehicles').doc(id);
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const parsed = parseVehicle(id, snapshot.data());
    if (!parsed.success) return null;
    const { version, status: before } = parsed.output;
    const status = decide(parsed.output);
    if (status === null) return null;
    if (status === before) return version;
    transaction.update(ref, {
      ...{ status, version: version + 1, updated_by: SAVED_BY_RESERVATION },
      updated_at: FieldValue.serverTimestamp(),
    });
    return version + 1;
  });
}

/**
 * Ends the reservation of a vehicle to which staff gave another status: if they set it back to
 * reserved later, that is their own status. An event may be late, so one from before the
 * reservation changes nothing.
 */
export async function giveWay(
  { collection, id, before, after }: DocumentChange,
  deps: ReservationDeps,
): Promise<void> {
  if (collection !== 'vehicles') return;
  const [was, is] = [before, after].map((document) => (document ?? {}) as Record<string, unknown>);
  if (was?.['status'] !== 'reserved' || is?.['status'] === 'reserved') return;
  if (is?.['updated_by'] === SAVED_BY_RESERVATION) return;
  const reservation = await reservationOfVehicle(deps.inquiriesDb, id);
  const shown = reservation?.shown_version ?? null;
  if (!reservation || shown === null || Number(was['version'] ?? 1) < shown) return;
  await endReservation(reservation.id, 'vehicle', deps);
  await closeReservation(deps.inquiriesDb, reservation.id);
}

/** Deletes the reservations of a person; a vehicle that one of them holds is free at once. */
export async function eraseReservations(
  reservations: QuerySnapshot,
  deps: ReservationDeps,
): Promise<void> {
  for (const { id, ref } of reservations.docs) {
    await endReservation(id, 'staff', deps);
    await followReservation(id, deps);
    await ref.delete();
  }
}
