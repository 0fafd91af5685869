import { staffBookingCopy as copy } from '#copy/admin/inquiries/booking.ts';
import type { BookingAction, BookingsPage } from '#domain/booking/staff-api.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { paths } from '#paths';
import { notifyError, notifySuccess } from '../feedback/notify.ts';

/** The bookings of some days from a date on. */
export async function listBookings(from: string, days: number): Promise<BookingsPage> {
  const query = new URLSearchParams({ from, days: String(days) });
  return (await callFunction(`${paths.bookingsApi}?${query}`)) as BookingsPage;
}

/** Changes something and says so; false where it was not saved, with the reason on screen. */
export async function changeBookings(action: BookingAction, success?: string): Promise<boolean> {
  try {
    await callFunction(paths.bookingsApi, action);
    if (success) notifySuccess(success);
    return true;
  } catch (cause) {
    notifyError(copy.failed, withSentence(cause));
    return false;
  }
}

function withSentence(cause: unknown): unknown {
  if (!(cause instanceof ServiceError)) return cause;
  const sentence = new Map<string, string>(Object.entries(copy.refusals)).get(cause.message);
  return sentence ? new ServiceError(cause.problem, sentence, { cause, forStaff: true }) : cause;
}
