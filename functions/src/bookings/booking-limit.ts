import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { dailyHash, readCounters } from '../inquiries/receive/rate-limit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Number of bookings that get their place at once; visitors who book after that confirm by a link
 * in a mail. Nobody is refused, so a network that many people share may have a small number. The
 * same number of reservations can begin; later visitors are asked to call.
 */
export const DIRECT_BOOKINGS = {
  perNetworkADay: 4,
  perAddressADay: 3,
  ofAllAnHour: 8,
  ofAllADay: 40,
} as const;

export interface BookingLimit {
  /** Whether this booking gets its place without a confirmation by mail, or this reservation begins. */
  isDirect: boolean;
  count(batch: WriteBatch): void;
}

/**
 * Checks the limits for one more booking. The names of the counters contain hashes with the salt of
 * the day; counters expire.
 */
export async function checkBookingLimit(
  db: Firestore,
  sender: { network: string; email: string; secret: string; now: Date },
  of: 'booking' | 'reservation' = 'booking',
): Promise<BookingLimit> {
  const hour = Math.floor(sender.now.getTime() / HOUR_MS);
  const day = Math.floor(sender.now.getTime() / DAY_MS);
  const network = dailyHash(`${of} ${sender.network}`, sender);
  const email = dailyHash(`${of} ${sender.email.toLowerCase()}`, sender);
  const limits = {
    [`${of}_${day}_${network}`]: DIRECT_BOOKINGS.perNetworkADay,
    [`${of}_${day}_${email}`]: DIRECT_BOOKINGS.perAddressADay,
    [`${of}_${day}_all`]: DIRECT_BOOKINGS.ofAllADay,
    [`${of}_hour_${hour}_all`]: DIRECT_BOOKINGS.ofAllAnHour,
  };
  const { reached, count } = await readCounters(db, limits, new Date((day + 2) * DAY_MS));
  const isDirect = reached.length === 0;
  // Only bookings that took a place count, so a flood of unconfirmed ones cannot use up places.
  return { isDirect, count: isDirect ? count : () => {} };
}
