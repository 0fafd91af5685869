import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { PRICE_PROOFS_COLLECTION } from '#domain/price-log/price-proof.ts';

/** The limitation of offences against the marketing act, counted generously. */
const KEPT_MS = 2 * 366 * 86_400_000;

/**
 * Stores the price log of a deleted vehicle, since its prices may have to be proven after its sale;
 * with what names the vehicle, without what staff noted about it.
 */
export async function keepDeletedLog(
  db: Firestore,
  id: string,
  vehicle: Record<string, unknown> | undefined,
  now: Date,
): Promise<void> {
  const { make, model, variant = null, year, stelnummer = null, price_log } = vehicle ?? {};
  if (price_log === undefined || Object.keys(price_log as object).length === 0) return;
  // By their times: the versions of a vehicle that is created again under its id begin again.
  const entries = Object.entries(price_log as Record<string, { at?: unknown }>).map(
    ([key, entry]) => [entry.at instanceof Timestamp ? `t${entry.at.toMillis()}` : key, entry],
  );
  const log = Object.fromEntries(entries);
  const proof = { make, model, variant, year, stelnummer, price_log: log };
  await db
    .collection(PRICE_PROOFS_COLLECTION)
    .doc(id)
    .set({ ...proof, expires_at: Timestamp.fromMillis(now.getTime() + KEPT_MS) }, { merge: true });
}
