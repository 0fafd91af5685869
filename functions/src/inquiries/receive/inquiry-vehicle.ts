import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { SELL_INQUIRY_ID } from '#domain/inquiry/forms.ts';
import type { InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { documentId } from '#domain/schema/schemas.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import { isPublished, type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';

/**
 * The vehicle of that id in the stock; null if there is none, its document is invalid, or visitors
 * may not see it.
 */
export async function findInquiryVehicle(
  db: Firestore,
  id: string,
  now: Date,
): Promise<InquiryVehicle | null> {
  if (!v.is(documentId, id)) return null;
  const snapshot = await db.collection('vehicles').doc(id).get();
  const parsed = parseVehicle(id, snapshot.data());
  if (!parsed.success || !isPublished(parsed.output)) return null;
  return inquiryVehicle(publicVehicle(parsed.output, now));
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
