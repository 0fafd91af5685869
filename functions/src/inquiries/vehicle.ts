import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { documentId } from '#domain/fields.ts';
import type { InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import { SELL_INQUIRY_ID, type VehicleInfo } from '#domain/inquiry/submission.ts';
import { purchasePrice } from '#domain/vehicle/price.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';

/** The car of that id as the stock has it; null where there is none that can be read. */
export async function findVehicle(db: Firestore, id: string): Promise<InquiryVehicle | null> {
  if (!v.is(documentId, id)) return null;
  const snapshot = await db.collection('vehicles').doc(id).get();
  if (!snapshot.exists) return null;
  const parsed = parseVehicle(id, snapshot.data());
  if (!parsed.success) return null;
  const { make, model, year } = parsed.output;
  const shown = purchasePrice(parsed.output);
  const price = shown.kind === 'sale' ? shown.sale : shown.kind === 'price' ? shown.price : 0;
  return { id, make, model, year, price, known: true };
}

/**
 * What the mail may say about the car. The page's words are replaced by the stock's, so nobody can
 * make the dealer's own mail promise a price that was never asked.
 */
export async function trueVehicle(db: Firestore, info: VehicleInfo): Promise<InquiryVehicle> {
  const found = info.id === SELL_INQUIRY_ID ? null : await findVehicle(db, info.id);
  return found ?? { ...info, known: false };
}
