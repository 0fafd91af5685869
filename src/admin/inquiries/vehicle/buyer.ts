import { atom } from 'nanostores';
import { upcomingBookings } from '#admin/bookings/api.ts';
import type { BookingView } from '#domain/booking/booking.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { inquiriesAbout } from '../api.ts';

/** A vehicle that was just reserved or sold. */
export interface BuyerQuestion {
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>;
  status: 'reserved' | 'sold';
  /** Its inquiries that are open or have an upcoming booking. */
  inquiries: readonly InquiryView[];
  /** Its upcoming bookings. */
  bookings: readonly BookingView[];
  /** The next question. */
  next?: readonly BuyerChoice[];
}

/** One of many vehicles that were reserved or sold at once. */
export interface BuyerChoice extends Pick<BuyerQuestion, 'vehicle' | 'status'> {
  /** Its open inquiries. */
  count: number;
  /** Its upcoming bookings. */
  bookings: number;
}

/** The question on screen: which inquiry bought the vehicle, or which vehicle to ask about. */
export const $buyerQuestion = atom<BuyerQuestion | readonly BuyerChoice[] | null>(null);

export function isTaken(status: unknown): status is BuyerQuestion['status'] {
  return status === 'reserved' || status === 'sold';
}

/** Asks which inquiry bought a vehicle that is reserved or sold now, where it has open inquiries or upcoming bookings. */
export async function askBuyer(
  vehicle: BuyerQuestion['vehicle'],
  status: string,
  next: readonly BuyerChoice[] = [],
): Promise<void> {
  if (!isTaken(status)) return;
  try {
    const [about, upcoming] = await Promise.all([inquiriesAbout(vehicle.id), upcomingBookings()]);
    const bookings = upcoming.filter((booking) => booking.vehicle?.id === vehicle.id);
    const isBooked = (id: string) => bookings.some((booking) => booking.id === id);
    const inquiries = about.filter(({ id, state }) => state !== 'closed' || isBooked(id));
    if (inquiries.length > 0) $buyerQuestion.set({ vehicle, status, inquiries, bookings, next });
  } catch (cause) {
    // The save itself succeeded; the inquiries stay open in their list.
    console.warn('inquiries_of_vehicle_unknown', cause);
  }
}
