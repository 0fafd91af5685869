import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  entriesOf,
  isLogged,
  type PriceEntry,
  type PriceLog,
  priceStateOf,
} from '#domain/price-log/price-log.ts';
import { strikeEntries } from '#domain/price-log/struck-entries.ts';
import { PUBLISHING_PATH, PublishingSchema } from '#domain/publishing.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import type { DocumentChange } from '../publishing/request/document-changed.ts';
import { keepDeletedLog } from './keep-deleted-log.ts';
import { logPrice } from './log-price.ts';

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

/**
 * Marks the price that the newest entry of a vehicle's log replaced as unseen where no release
 * carried it, so that it does not count as one that was offered. Called after the save of that entry:
 * a build that starts from now on reads the newest price.
 */
async function strikeUnseen(db: Firestore, id: string, log: PriceLog): Promise<void> {
  if (replacedEntry(log) === null) return;
  const publishing = v.parse(PublishingSchema, (await db.doc(PUBLISHING_PATH).get()).data() ?? {});
  const { published_at, building } = publishing;
  // A running build may have read the replaced price and may still publish it.
  if (published_at === null || building !== null) return;
  await db.runTransaction(async (transaction) => {
    const reference = db.collection('vehicles').doc(id);
    const parsed = parseVehicle(id, (await transaction.get(reference)).data());
    const found = parsed.success ? replacedEntry(parsed.output.price_log) : null;
    if (found === null || found.entry.at <= published_at) return;
    transaction.update(reference, { [`price_log.${found.key}.unseen`]: true });
  });
}

/**
 * The entry before the newest one, where it offered a price and is not struck yet. Null for the first
 * price of a car that was not offered before: its page is rendered for the first visitor who asks.
 */
function replacedEntry(log: PriceLog): { key: string; entry: PriceEntry } | null {
  const entries = entriesOf(log);
  const [earlier, replaced] = strikeEntries(entries.slice(0, -1)).standing.slice(-2);
  if (!earlier?.offered || !replaced?.offered) return null;
  if (strikeEntries(entries).struck.some(({ entry }) => entry === replaced)) return null;
  const key = Object.keys(log).find((candidate) => log[candidate] === replaced);
  return key === undefined ? null : { key, entry: replaced };
}
