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

/** Whether a vehicle was added in the last seven days. */
export function isRecent({ created_at }: Pick<Vehicle, 'created_at'>, now: Date): boolean {
  return created_at.getTime() >= now.getTime() - RECENT_DAYS * DAY_MS;
}

type VehicleFigures = Pick<Vehicle, 'status' | 'price' | 'featured' | 'created_at'>;

/** The figures of the dashboard's cards. */
export function figuresOf(vehicles: readonly VehicleFigures[], now: Date): Figures {
  const figures = { total: 0, addedThisWeek: 0, available: 0, totalValue: 0, featured: 0, sold: 0 };
  for (const vehicle of vehicles) {
    const { status, price, featured } = vehicle;
    figures.total += 1;
    if (isRecent(vehicle, now)) figures.addedThisWeek += 1;
    if (status === 'available') {
      figures.available += 1;
      figures.totalValue += price;
    }
    if (status === 'sold') figures.sold += 1;
    if (featured) figures.featured += 1;
  }
  return figures;
}
