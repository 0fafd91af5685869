import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { vehicleName } from '#copy/labels.ts';
import { INQUIRIES_COLLECTION, type Inquiry, InquirySchema } from '#domain/inquiry/inquiry.ts';

type Written = Pick<Inquiry, 'type' | 'message'> & {
  vehicle: { make: string; model: string } | null;
};

/** The message, if it is not the one with which the form about a vehicle begins. */
export function ownWords({ type, message, vehicle }: Written): string {
  const { prefilled } = inquiryCopy[type] as { prefilled?: (vehicle: string) => string };
  return vehicle && message === prefilled?.(vehicleName(vehicle)) ? '' : message;
}

/** The changes to an inquiry without own words whose time or vehicle is now held: it needs no answer. */
export function settledFields(now: Date) {
  return { state: 'waiting', promised_at: null, first_answer_at: Timestamp.fromDate(now) };
}

/** Adds those changes to the batch that confirms an inquiry, where nobody has changed it so far. */
export async function settleInquiry(
  db: Firestore,
  batch: WriteBatch,
  id: string,
  now: Date,
): Promise<void> {
  const stored = await db.collection(INQUIRIES_COLLECTION).doc(id).get();
  if (!stored.updateTime) return;
  const { success, output: inquiry } = v.safeParse(InquirySchema, stored.data());
  // One that cannot be read keeps nobody from their time or vehicle.
  if (!success || inquiry.state !== 'new' || inquiry.version > 0 || ownWords(inquiry)) return;
  const fields = { ...settledFields(now), version: 1 };
  batch.update(stored.ref, fields, { lastUpdateTime: stored.updateTime });
}
