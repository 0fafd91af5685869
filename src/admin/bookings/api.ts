import { staffBookingCopy as copy } from '#copy/admin/inquiries/booking.ts';
import { type BookingView, isOver } from '#domain/booking/booking.ts';
import { startOf } from '#domain/booking/free-times.ts';
import {
  type BookingAction,
  MOST_DAYS_SHOWN,
  type ReservationsPage,
} from '#domain/booking/staff-api.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { callStaffApi } from '../data/call-staff-api.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { listBookings } from './list-bookings.ts';

/** The bookings of the coming month that are not cancelled, the first to begin first. */
export async function upcomingBookings(): Promise<BookingView[]> {
  const now = new Date();
  const { bookings } = await listBookings(danishDate(now), MOST_DAYS_SHOWN);
  return bookings
    .filter((booking) => booking.state !== 'cancelled' && !isOver(booking, now))
    .toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
}

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
