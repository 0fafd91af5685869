import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BOOKINGS_COLLECTION } from '#domain/booking/booking.ts';
import { RESERVATIONS_COLLECTION } from '#domain/booking/reservation.ts';
import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import type { PersonThread } from '#domain/inquiry/staff-api.ts';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { documentId } from '#domain/schema/schemas.ts';
import { WATCHERS_COLLECTION, WatcherSchema } from '#domain/watch/watcher.ts';
import { eraseBookings } from '#functions/src/bookings/erase-bookings.ts';
import { writeLog } from '#functions/src/history/write-log.ts';
import { eraseReservations } from '#functions/src/reservations/follow-reservation.ts';
import { deleteMatching } from '#functions/src/shared/delete-matching.ts';
import { log } from '#functions/src/shared/log.ts';
import { type ApiAnswer, json } from '#functions/src/shared/request/http.ts';
import type { Member } from '#functions/src/shared/request/staff.ts';
import type { StaffInquiriesDeps } from './staff-deps.ts';
import { bookingView, inquiryView, mailView, readable, reservationView } from './view.ts';

const NOTHING: PersonThread = { inquiries: [], mails: [], bookings: [], reservations: [] };

/** Everything that the person of an inquiry sent and got, oldest first, without mails about watches. */
export async function threadOf(inquiryId: string, db: Firestore): Promise<PersonThread> {
  if (!v.is(documentId, inquiryId)) return NOTHING;
  const inquiry = await db.collection(INQUIRIES_COLLECTION).doc(inquiryId).get();
  const person = inquiry.get('email_key');
  if (!person) return NOTHING;
  const { mails, ...thread } = await personThread(person, db);
  return { ...thread, mails: mails.filter(({ kind }) => !kind.startsWith('watch')) };
}

async function personThread(person: string, db: Firestore): Promise<PersonThread> {
  const [inquiries, mails, bookings, reservations] = await Promise.all([
    ofPerson(db, INQUIRIES_COLLECTION, person).get(),
    ofPerson(db, MAILS_COLLECTION, person).get(),
    ofPerson(db, BOOKINGS_COLLECTION, person).get(),
    ofPerson(db, RESERVATIONS_COLLECTION, person).get(),
  ]);
  const byTime = (a: { created_at: string }, b: { created_at: string }) =>
    a.created_at < b.created_at ? -1 : 1;
  return {
    inquiries: readable(inquiries.docs, inquiryView).toSorted(byTime),
    mails: readable(mails.docs, mailView).toSorted(byTime),
    bookings: readable(bookings.docs, bookingView),
    reservations: readable(reservations.docs, reservationView),
  };
}

/**
 * A copy of everything that is stored about one person: inquiries with their notes, bookings,
 * reservations, receipts, replies and watches.
 */
export async function exportPerson(
  person: string,
  { email }: Member,
  deps: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  await writeLog(deps, { action: 'person_exported', by: email });
  const watchers = await ofPerson(deps.inquiriesDb, WATCHERS_COLLECTION, person).get();
  const watches = readable(watchers.docs, (document) => v.parse(WatcherSchema, document.data()));
  return json(200, { ok: true, ...(await personThread(person, deps.inquiriesDb)), watches });
}

/** Deletes all that is stored of one person; the answer says how many inquiries there were. */
export async function erasePerson(
  person: string,
  { email }: Member,
  deps: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  const { inquiriesDb } = deps;
  const reservations = await ofPerson(inquiriesDb, RESERVATIONS_COLLECTION, person).get();
  await eraseReservations(reservations, deps);
  // Mails are deleted before inquiries, so that no due mail is sent about a deleted inquiry.
  await deleteMatching(inquiriesDb, ofPerson(inquiriesDb, MAILS_COLLECTION, person));
  await deleteMatching(inquiriesDb, ofPerson(inquiriesDb, WATCHERS_COLLECTION, person));
  await eraseBookings(inquiriesDb, await ofPerson(inquiriesDb, BOOKINGS_COLLECTION, person).get());
  const inquiries = ofPerson(inquiriesDb, INQUIRIES_COLLECTION, person);
  const erased = await deleteMatching(inquiriesDb, inquiries);
  log.inquiriesErased(erased);
  // Without the address: the log must not restore erased data.
  await writeLog(deps, { action: 'person_erased', by: email });
  return json(200, { ok: true, erased });
}

function ofPerson(db: Firestore, collection: string, person: string): Query {
  return db.collection(collection).where('email_key', '==', person.toLowerCase());
}
