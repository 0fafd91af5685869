import type { BookingsPage } from '#domain/booking/staff-api.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';

/** The bookings of some days from a date on. In a file of its own, which the dashboard loads first. */
export async function listBookings(from: string, days: number): Promise<BookingsPage> {
  const query = new URLSearchParams({ from, days: String(days) });
  return (await callFunction(`${paths.bookingsApi}?${query}`)) as BookingsPage;
}
