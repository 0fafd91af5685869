import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { expiresAt } from '#domain/inquiry/purposes.ts';
import { phoneKey, searchWords } from '#domain/inquiry/search-words.ts';
import type { CheckedAction } from '#domain/inquiry/staff-api.ts';
import { isAlreadyExists } from '#functions/src/shared/error-codes.ts';
import { type ApiAnswer, json } from '#functions/src/shared/request/http.ts';
import { findInquiryVehicle } from '../receive/inquiry-vehicle.ts';
import { promisedAt } from '../receive/store-inquiry.ts';
import type { StaffInquiriesDeps } from './staff-deps.ts';
import { inquiryView } from './view.ts';

/** Stores an inquiry that staff took by phone or in the showroom; the same key is stored once. */
export async function addInquiry(
  action: CheckedAction<'add'>,
  { db, inquiriesDb, now: clock }: StaffInquiriesDeps,
): Promise<ApiAnswer> {
  const now = clock();
  const { key, name, reach, message, channel, vehicle_id } = action;
  const inquiries = inquiriesDb.collection(INQUIRIES_COLLECTION);
  const email = reach.includes('@') ? reach : '';
  const phone = email === '' ? reach : '';
  // A caller who has written before belongs to the same thread.
  const known = phone
    ? await inquiries.where('phone_key', '==', phoneKey(phone)).limit(1).get()
    : null;
  const person = known?.docs[0]?.get('email_key');
  const vehicle = vehicle_id ? await findInquiryVehicle(db, vehicle_id, now) : null;
  const type = vehicle ? 'inquiry' : 'contact';
  const shown = { name, email, phone, message, vehicle };
  try {
    await inquiries.doc(key).create({
      type,
      channel,
      ...shown,
      email_key: email.toLowerCase() || person || (phone ? `tel:${phoneKey(phone)}` : key),
      phone_key: phoneKey(phone),
      words: searchWords(shown),
      created_at: now,
      expires_at: expiresAt({ type, vehicle }, now),
      state: 'new',
      version: 0,
      promised_at: promisedAt(now),
      delivery: 'none',
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
  return json(200, { ok: true, inquiry: inquiryView(await inquiries.doc(key).get()) });
}
