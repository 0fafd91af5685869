import type { Firestore } from 'firebase-admin/firestore';
import { readSome } from './read.ts';
import { openStock } from './stock.ts';
import type { Catalogue } from './types.ts';

/**
 * The catalogue of a few vehicles alone, as the stock has them now: at most 30, since a query names no more.
 * Rejects where Firestore cannot be reached.
 */
export async function readVehicles(
  firestore: Firestore,
  ids: readonly string[],
  now: Date,
): Promise<Catalogue> {
  const stock = openStock();
  if (ids.length > 0) await readSome(firestore, ids, stock.put);
  return stock.compose(now);
}
