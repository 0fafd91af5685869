import { Timestamp } from 'firebase-admin/firestore';
import { dealer } from '#dealer';
import { type BookingPlan, defaultPlan } from '#domain/booking/booking-plan.ts';
import { anInquiry } from '#tests/support/builders.ts';

/** The office of which the tests book times. */
export const OFFICE = dealer.offices[0].id;

/** Open from 9 to 18 in March 2026, whatever the dealer's hours are. */
export const PLAN: BookingPlan = {
  ...defaultPlan(dealer.offices),
  exceptions: Array.from(
    { length: 31 },
    (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`,
  )
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    .map((day) => ({ day, open: true, opens: '09:00', closes: '18:00' })),
};

/** A vehicle document as the admin saves it. */
export function vehicleDocument(fields: Record<string, unknown> = {}) {
  return {
    make: 'Volvo',
    model: 'V60',
    year: 2021,
    price: 289_900,
    mileage: 84_000,
    fuel_type: 'diesel',
    status: 'available',
    sold_date: null,
    vin: 'YV1ZWA8UDK2345678',
    created_at: Timestamp.fromDate(new Date('2026-03-01T10:00:00Z')),
    updated_at: Timestamp.fromDate(new Date('2026-03-01T10:00:00Z')),
    version: 1,
    ...fields,
  };
}

/** An image document as the admin saves it after an upload; pending. */
export function imageDocument(storagePath: string, fields: Record<string, unknown> = {}) {
  const [, ownerId = ''] = storagePath.split('/');
  return {
    vehicle_id: ownerId,
    image_url: `/pictures/${storagePath.replace(/\.\w+$/u, '')}`,
    storage_path: storagePath,
    image_order: 0,
    is_primary: true,
    created_at: Timestamp.fromDate(new Date('2026-03-01T10:00:00Z')),
    ...fields,
  };
}

/** A body of `POST /api/send-contact-email`, as the dialog of a vehicle sends it. */
export function submissionBody(fields: Record<string, unknown> = {}) {
  return {
    type: 'inquiry',
    name: 'Jens Hansen',
    email: 'Jens@eksempel.dk',
    phone: '+45 12 34 56 78',
    message: 'Er bilen stadig til salg?',
    vehicleInfo: { make: 'Volvo', model: 'V60', year: 2021, price: 1, id: 'volvo' },
    ...fields,
  };
}

/** An inquiry document whose mail is due at once. */
export function inquiryDocument(now: Date, fields: Record<string, unknown> = {}) {
  const { id: _, ...message } = anInquiry({
    created_at: now,
    expires_at: new Date(now.getTime() + 365 * 86_400_000),
    next_attempt_at: now,
  });
  return { ...message, ...fields };
}

/** The document of a receipt that is due at once. */
export function receiptDocument(now: Date, inquiry_id: string) {
  return {
    kind: 'receipt',
    inquiry_id,
    email_key: 'jens@eksempel.dk',
    created_at: now,
    expires_at: new Date(now.getTime() + 365 * 86_400_000),
    delivery: 'pending',
    attempts: 0,
    next_attempt_at: now,
    sent_at: null,
    delivery_error: null,
  };
}
