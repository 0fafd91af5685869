import { vehicleName } from '#copy/labels.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The documents with the name of their vehicle, where they are files of one and say none themselves. */
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
