import type { Firestore } from 'firebase-admin/firestore';
import { isLogged, priceStateOf } from '#domain/price-log/price-log.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import type { DocumentChange } from '../publishing/request/document-changed.ts';
import { keepDeletedLog } from './keep-deleted-log.ts';
import { logPrice } from './log-price.ts';
import { strikeUnseen } from './strike-unseen.ts';

/**
 * Enters a price that was written past the admin into the log of its vehicle, strikes one that was
 * replaced before a release carried it, and keeps the log of a deleted vehicle. A save by staff has
 * its entry already.
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
  else if (Object.keys(price_log).some((key) => !(key in logOf(before)))) {
    await strikeUnseen(db, id, price_log);
  }
}

function logOf(document: unknown): object {
  return (document as { price_log?: object } | undefined)?.price_log ?? {};
}
