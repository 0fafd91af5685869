import { atom } from 'nanostores';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { inquiriesAbout } from '../api.ts';

/** A vehicle that was just reserved or sold, and its inquiries that are not closed. */
export interface BuyerQuestion {
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>;
  status: 'reserved' | 'sold';
  inquiries: readonly InquiryView[];
  /** The next question. */
  next?: readonly BuyerChoice[];
}

/** One of many vehicles that were reserved or sold at once. */
export interface BuyerChoice extends Pick<BuyerQuestion, 'vehicle' | 'status'> {
  /** Its open inquiries. */
  count: number;
}

/** The question on screen: which inquiry bought the vehicle, or which vehicle to ask about. */
export const $buyerQuestion = atom<BuyerQuestion | readonly BuyerChoice[] | null>(null);

export function isTaken(status: unknown): status is BuyerQuestion['status'] {
  return status === 'reserved' || status === 'sold';
}

/** Asks which inquiry bought a vehicle that is reserved or sold now, where it has open inquiries. */
export async function askBuyer(
  vehicle: BuyerQuestion['vehicle'],
  status: string,
  next: readonly BuyerChoice[] = [],
): Promise<void> {
  if (!isTaken(status)) return;
  try {
    const found = await inquiriesAbout(vehicle.id);
    const inquiries = found.filter(({ state }) => state !== 'closed');
    if (inquiries.length > 0) $buyerQuestion.set({ vehicle, status, inquiries, next });
  } catch (cause) {
    // The save itself succeeded; the inquiries stay open in their list.
    console.warn('inquiries_of_vehicle_unknown', cause);
  }
}
