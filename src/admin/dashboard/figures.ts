import { shownOffer } from '#domain/price-log/shown-offer.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const RECENT_DAYS = 7;
export const RECENT_LIST = 5;
const DAY_MS = 86_400_000;

export interface Figures {
  total: number;
  /** Added in the 7 × 24 hours before `now`. */
  addedThisWeek: number;
  /** Available vehicles that visitors see. */
  available: number;
  /** Available vehicles that visitors do not see. */
  unpublished: number;
  /** The sum of the prices at which visitors can buy the available vehicles, in DKK. */
  totalValue: number;
  featured: number;
  sold: number;
}

/** Whether a vehicle was added in the last seven days. */
export function isRecent({ created_at }: Pick<Vehicle, 'created_at'>, now: Date): boolean {
  return created_at.getTime() >= now.getTime() - RECENT_DAYS * DAY_MS;
}

/** The figures of the dashboard's cards. */
export function figuresOf(vehicles: readonly Vehicle[], now: Date): Figures {
  const figures = {
    ...{ total: 0, addedThisWeek: 0, available: 0, unpublished: 0 },
    ...{ totalValue: 0, featured: 0, sold: 0 },
  };
  for (const vehicle of vehicles) {
    const { status, featured } = vehicle;
    figures.total += 1;
    if (isRecent(vehicle, now)) figures.addedThisWeek += 1;
    if (status === 'available' && isPublished(vehicle)) {
      figures.available += 1;
      figures.totalValue += cashPrice({ ...vehicle, ...shownOffer(vehicle, now) }) ?? 0;
    } else if (status === 'available') figures.unpublished += 1;
    if (status === 'sold') figures.sold += 1;
    if (featured) figures.featured += 1;
  }
  return figures;
}
