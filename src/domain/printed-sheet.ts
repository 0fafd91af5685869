import * as v from 'valibot';
import { amount, optionalAmount, time } from './schema/schemas.ts';
import { cashPrice, purchasePrice } from './vehicle/price/price.ts';
import type { PublicVehicle } from './vehicle/public-vehicle.ts';

/**
 * The content of the last printed sign of each vehicle; the id of a document is that of its
 * vehicle.
 */
export const PRINTED_SHEETS_COLLECTION = 'printed_sheets';

export const PrintedSheetSchema = v.object({
  /** DKK; 0 where the sign says that the price is on request. */
  price: amount,
  /** The earlier price of an offer on the sign. */
  before: optionalAmount,
  printed_at: time,
  /** E-mail address of the account. */
  printed_by: v.pipe(v.string(), v.maxLength(320)),
});
export type PrintedSheet = v.InferOutput<typeof PrintedSheetSchema>;

/** The prices that a sign of a vehicle states now. */
export function sheetPrices(vehicle: PublicVehicle): Pick<PrintedSheet, 'price' | 'before'> {
  const price = purchasePrice(vehicle);
  const before = price.kind === 'sale' ? price.original : null;
  return { price: cashPrice(vehicle) ?? 0, before };
}
