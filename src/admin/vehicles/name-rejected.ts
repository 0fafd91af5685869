import { vehicleName } from '#copy/labels.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The documents, where files of a vehicle get its name. */
export function nameRejected(
  rejected: readonly RejectedDocument[],
  vehicles: readonly Vehicle[],
): RejectedDocument[] {
  return rejected.map((one) => {
    if (one.name !== '') return one;
    const owner = vehicles.find(({ id }) => `vehicles/${id}` === one.owner);
    return owner ? { ...one, name: vehicleName(owner) } : one;
  });
}
