import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const RECENT_DAYS = 7;
export const RECENT_LIST = 5;
const DAY_MS = 86_400_000;

export interface Figures {
  total: number;
  /** Added in the 7 × 24 hours before `now`. */
  addedThisWeek: number;
  available: number;
  /** The sum of the prices of the available vehicles in DKK. */
  totalValue: number;
  featured: number;
  sold: number;
}

type VehicleFigures = Pick<Vehicle, 'status' | 'price' | 'featured' | 'created_at'>;

/** The figures of the dashboard's cards. */
export function figuresOf(vehicles: readonly VehicleFigures[], now: Date): Figures {
  const weekAgo = now.getTime() - RECENT_DAYS * DAY_MS;
  const figures = { total: 0, addedThisWeek: 0, available: 0, totalValue: 0, featured: 0, sold: 0 };
  for (const { status, price, featured, created_at } of vehicles) {
    figures.total += 1;
    if (created_at.getTime() >= weekAgo) figures.addedThisWeek += 1;
    if (status === 'available') {
      figures.available += 1;
      figures.totalValue += price;
    }
    if (status === 'sold') figures.sold += 1;
    if (featured) figures.featured += 1;
  }
  return figures;
}
