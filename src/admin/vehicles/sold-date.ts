import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type Fields, SERVER_TIME } from '#firebase/documents/fields.ts';

/**
 * The value of `sold_date` that a save writes: the server's time when a vehicle becomes sold, null
 * when it no longer is. Any other save leaves the field out, so that the stored time does not lose
 * precision.
 */
export function soldDateField(
  before: Pick<Vehicle, 'status'> | null,
  status: VehicleStatus,
): Fields {
  const wasSold = before?.status === 'sold';
  if (status === 'sold') return wasSold ? {} : { sold_date: SERVER_TIME };
  return wasSold || before === null ? { sold_date: null } : {};
}
