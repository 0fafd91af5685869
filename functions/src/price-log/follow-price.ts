import type { Firestore } from 'firebase-admin/firestore';
import { isLogged, priceStateOf } from '#domain/price-log/price-log.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import type { DocumentChange } from '../publishing/request/document-changed.ts';
import { keepDeletedLog } from './keep-deleted-log.ts';
import { logPrice } from './log-price.ts';

/**
 * Enters a price that was written past the admin into the log of its vehicle, and keeps the log of a
 * deleted one. A save by staff has its entry already.
 */
export async function followPrice(
  { collection, id, before, after }: DocumentChange,
  { db, now }: { db: Firestore; now: () => Date },
): Promise<void> {
  if (collection !== 'vehicles') return;
  if (after === undefined) {
    await keepDeletedLog(db, id, before as Record<string, unknown> | undefined, now());
    return;
  }
  const parsed = parseVehicle(id, after);
  if (!parsed.success) return;
  const { price_log, ...vehicle } = parsed.output;
  if (!isLogged(price_log, priceStateOf(vehicle))) await logPrice(db, id, now());
}
