import { shownOffer } from '#domain/price-log/shown-offer.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const RECENT_DAYS = 7;
export const RECENT_LIST = 5;
const DAY_MS = 86_400_000;

export function isRecent({ created_at }: Pick<Vehicle, 'created_at'>, now: Date): boolean {
  return created_at.getTime() >= now.getTime() - RECENT_DAYS * DAY_MS;
}

export function figuresOf(vehicles: readonly Vehicle[], now: Date) {
  const count = (is: (vehicle: Vehicle) => boolean) => vehicles.filter(is).length;
  const available = vehicles.filter(({ status }) => status === 'available');
  const shown = available.filter(isPublished);
  const prices = shown.map((vehicle) => cashPrice({ ...vehicle, ...shownOffer(vehicle, now) }));
  return {
    total: vehicles.length,
    addedThisWeek: count((vehicle) => isRecent(vehicle, now)),
    /** Available vehicles that visitors see, and those that they do not. */
    available: shown.length,
    unpublished: available.length - shown.length,
    /** The sum of the prices at which visitors can buy the available vehicles, in DKK. */
    totalValue: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
    featured: count(({ featured }) => featured),
    sold: count(({ status }) => status === 'sold'),
  };
}
