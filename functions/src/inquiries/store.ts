import { createHmac, randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { INQUIRIES_COLLECTION, type InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import type { InquirySubmission } from '#domain/inquiry/submission.ts';
import { isAlreadyExists } from '../shared/firestore-errors.ts';
import type { Allowance } from './limits.ts';

const DAY_MS = 86_400_000;

export interface Inquiry {
  request: InquirySubmission;
  vehicle: InquiryVehicle | null;
  /** Likely spam: kept for staff to see, not mailed. */
  held: boolean;
}

/**
 * The id of an inquiry. The same key with the same words is the same inquiry, so a retry stores
 * once; a form that reuses its key for other words still gets a document of its own.
 */
export function inquiryId(
  key: string | undefined,
  request: InquirySubmission,
  secret: string,
): string {
  if (!key) return randomUUID();
  return createHmac('sha256', secret)
    .update(`inquiry ${key}\n${JSON.stringify(request)}`)
    .digest('base64url')
    .slice(0, 27);
}

export async function isStored(db: Firestore, id: string): Promise<boolean> {
  return (await db.collection(INQUIRIES_COLLECTION).doc(id).get()).exists;
}

/** Stores an inquiry and counts it, in one commit. Once this resolves it cannot be lost. */
export async function storeInquiry(
  db: Firestore,
  id: string,
  inquiry: Inquiry,
  options: { retentionDays: number; now: Date; allowance: Allowance },
): Promise<'stored' | 'already_there'> {
  const batch = db.batch();
  const document = inquiryDocument(inquiry, options);
  batch.create(db.collection(INQUIRIES_COLLECTION).doc(id), document);
  options.allowance.count(batch);
  try {
    await batch.commit();
    return 'stored';
  } catch (error) {
    if (isAlreadyExists(error)) return 'already_there';
    throw error;
  }
}

function inquiryDocument(
  { request, vehicle, held }: Inquiry,
  { retentionDays, now }: { retentionDays: number; now: Date },
) {
  const name = 'name' in request ? request.name : `${request.firstName} ${request.lastName}`.trim();
  return wellFormed({
    type: request.type,
    name,
    email: request.email,
    email_key: request.email.toLowerCase(),
    phone: request.phone,
    message: request.message,
    vehicle: vehicle && wellFormed(vehicle),
    created_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromMillis(now.getTime() + retentionDays * DAY_MS),
    handled: false,
    handled_at: null,
    note: '',
    delivery: held ? 'held' : 'pending',
    attempts: 0,
    next_attempt_at: held ? null : Timestamp.fromDate(now),
    sent_at: null,
    delivery_error: null,
  });
}

/** Half a surrogate pair cannot be stored as UTF-8. */
function wellFormed<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  ) as Fields;
}
