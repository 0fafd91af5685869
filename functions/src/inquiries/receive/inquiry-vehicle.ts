import type { Firestore } from 'firebase-admin/firestore';
import { SELL_INQUIRY_ID } from '#domain/inquiry/forms.ts';
import type { InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { findPublishedVehicle } from '#functions/src/public-data/find-public-vehicle.ts';

/** The vehicle of that id in the stock; null where visitors may see nothing of it. */
export async function findInquiryVehicle(
  db: Firestore,
  id: string,
  now: Date,
): Promise<InquiryVehicle | null> {
  const found = await findPublishedVehicle(db, id, now);
  return found && inquiryVehicle(found);
}

/** A vehicle as an inquiry about it stores it, with the price that visitors see. */
export function inquiryVehicle(vehicle: PublicVehicle): InquiryVehicle {
  const { id, make, model, year } = vehicle;
  return { id, make, model, year, price: cashPrice(vehicle) ?? 0, known: true };
}

/**
 * The vehicle that an inquiry stores: as the stock has it, not as the page sent it. So a forged
 * submission cannot put a wrong price into the dealer's mail.
 */
export async function resolveInquiryVehicle(
  db: Firestore,
  info: VehicleInfo,
  now: Date,
): Promise<InquiryVehicle> {
  const found = info.id === SELL_INQUIRY_ID ? null : await findInquiryVehicle(db, info.id, now);
  return found ?? { ...info, known: false };
}
