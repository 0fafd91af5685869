import type { VehicleStatus } from '#domain/enumerations.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type Fields, NOW } from '#firebase/versioned.ts';

/**
 * What a save writes to `sold_date`: the service's own time when a car becomes sold, null when it
 * is sold no more, nothing at all otherwise, so the stored time keeps its full precision.
 */
export function soldDateField(
  before: Pick<Vehicle, 'status'> | null,
  status: VehicleStatus,
): Fields {
  const wasSold = before?.status === 'sold';
  if (status === 'sold') return wasSold ? {} : { sold_date: NOW };
  return wasSold || before === null ? { sold_date: null } : {};
}
