import { isPublished } from '../public-vehicle.ts';
import type { Vehicle } from '../vehicle.ts';

const DAY_MS = 86_400_000;
/** Fewer sold vehicles do not predict the next sale. */
const FEWEST_SOLD = 5;
/** Only the last ones: an old stock says little about this one. */
const MOST_SOLD = 100;

type Standing = Pick<Vehicle, 'status' | 'created_at' | 'sold_date' | 'unpublished' | 'trashed_at'>;

/** How long half of the dealer's own vehicles stand before they are sold. */
export interface UsualTime {
  days: number;
  /** How many sold vehicles say so; null where they are too few and the present stock says it. */
  sold: number | null;
}

/** The median of the last sold vehicles, else of those for sale; null without enough of either. */
export function usualTime(vehicles: readonly Standing[], now: Date): UsualTime | null {
  const sold = vehicles
    .filter(({ status, sold_date }) => status === 'sold' && sold_date !== null)
    .sort((a, b) => Number(b.sold_date) - Number(a.sold_date))
    .map((vehicle) => daysInStock(vehicle, now))
    .filter(isKnown)
    .slice(0, MOST_SOLD);
  if (sold.length >= FEWEST_SOLD) return { days: median(sold), sold: sold.length };
  const present = vehicles
    .filter(isForSale)
    .map((vehicle) => daysStanding(vehicle, now))
    .filter(isKnown);
  return present.length >= FEWEST_SOLD ? { days: median(present), sold: null } : null;
}

/** The vehicles of an import begin with the day of the import, those that were sold before it as well. */
function isKnown(days: number): boolean {
  return days > 0;
}

/** The vehicles for sale that stand longer than usual, the longest first. */
export function standingLong<V extends Standing>(
  vehicles: readonly V[],
  usual: UsualTime,
  now: Date,
): V[] {
  return vehicles
    .filter((vehicle) => isForSale(vehicle) && daysStanding(vehicle, now) > usual.days)
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** Whole days since the vehicle was added; for a sold one, until it was sold. */
export function daysInStock(
  { created_at, sold_date }: Pick<Standing, 'created_at' | 'sold_date'>,
  now: Date,
): number {
  return daysBetween(created_at, sold_date ?? now);
}

/** Whole days since the vehicle was created. */
export function daysStanding({ created_at }: Pick<Standing, 'created_at'>, now: Date): number {
  return daysBetween(created_at, now);
}

function isForSale(vehicle: Standing): boolean {
  return vehicle.status === 'available' && isPublished(vehicle as Vehicle);
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
}
