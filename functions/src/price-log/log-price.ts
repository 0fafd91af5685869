import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isLogged, LOGGED_BY_SYSTEM, priceStateOf } from '#domain/price-log/price-log.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';

/**
 * Enters the present price of a vehicle into its log where the newest entry says another one: the
 * vehicle is older than the log, or was not saved through the admin. The entry begins now, since no one
 * can prove since when that price applies. Returns whether it wrote one.
 */
export function logPrice(db: Firestore, id: string, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const reference = db.collection('vehicles').doc(id);
    const snapshot = await transaction.get(reference);
    const parsed = parseVehicle(id, snapshot.data());
    if (!parsed.success) return false;
    const { price_log, ...vehicle } = parsed.output;
    const state = priceStateOf(vehicle);
    if (isLogged(price_log, state)) return false;
    const at = Timestamp.fromDate(now);
    const entry = { ...state, at, by: LOGGED_BY_SYSTEM, reason: null };
    transaction.update(reference, { [`price_log.s${now.getTime()}`]: entry });
    return true;
  });
}

/** Enters the price of every vehicle whose log does not have it. Returns how many. */
export async function logPrices(db: Firestore, now: Date): Promise<number> {
  const { docs } = await db.collection('vehicles').get();
  const unlogged = docs.filter((document) => {
    const parsed = parseVehicle(document.id, document.data());
    return parsed.success && !isLogged(parsed.output.price_log, priceStateOf(parsed.output));
  });
  let logged = 0;
  for (const { id } of unlogged) if (await logPrice(db, id, now)) logged += 1;
  return logged;
}
