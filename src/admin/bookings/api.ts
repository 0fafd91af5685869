import { staffBookingCopy as copy } from '#copy/admin/inquiries/booking.ts';
import type { BookingAction, BookingsPage, ReservationsPage } from '#domain/booking/staff-api.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { callStaffApi } from '../data/call-staff-api.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';

/** The bookings of some days from a date on. */
export async function listBookings(from: string, days: number): Promise<BookingsPage> {
  const query = new URLSearchParams({ from, days: String(days) });
  return (await callFunction(`${paths.bookingsApi}?${query}`)) as BookingsPage;
}

/** The reservation that holds a vehicle. */
export async function reservationOf(vehicle: string): Promise<ReservationsPage> {
  const query = new URLSearchParams({ reserved: vehicle });
  return (await callFunction(`${paths.bookingsApi}?${query}`)) as ReservationsPage;
}

/** Saves a change and reports it; false where it was not saved, with the reason on screen. */
export async function changeBookings(action: BookingAction, success?: string): Promise<boolean> {
  try {
    await callStaffApi(paths.bookingsApi, action, copy.refusals);
    if (success) notifySuccess(success);
    return true;
  } catch (cause) {
    notifyError(copy.failed, cause);
    return false;
  }
}
