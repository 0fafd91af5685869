import { atom } from 'nanostores';
import type { BookingView } from '#domain/booking/booking.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** A vehicle that was just reserved or sold. */
export interface BuyerQuestion {
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>;
  status: 'reserved' | 'sold';
  /** Its inquiries that are open or have an upcoming booking. */
  inquiries: readonly InquiryView[];
  bookings: readonly BookingView[];
  next?: readonly BuyerChoice[];
}

/** One of many vehicles that were reserved or sold at once. */
export interface BuyerChoice extends Pick<BuyerQuestion, 'vehicle' | 'status'> {
  /** Its open inquiries. */
  count: number;
  bookings: number;
}

/**
 * The question on screen: which inquiry bought the vehicle, or which vehicle to ask about. The frame of the
 * admin reads it from the start; what asks comes with the views.
 */
export const $buyerQuestion = atom<BuyerQuestion | readonly BuyerChoice[] | null>(null);
