import type { CatalogueVehicle } from '#catalogue/types.ts';
import type { HeroPhoto } from '#components/ui/picture-sources.ts';
import { vehicleName } from '#copy/labels.ts';
import type { CustomerType } from '#domain/vehicle/price/shown-leasing.ts';
import { vehiclePath } from '#paths';

/** The photographs of the vehicles that have one; each leads to its vehicle, with the prices of `customer`. */
export function heroPhotos(
  vehicles: readonly CatalogueVehicle[],
  customer?: CustomerType,
): HeroPhoto[] {
  return vehicles.flatMap(({ vehicle, cover }) =>
    cover
      ? {
          image: cover,
          name: `${vehicleName(vehicle)}, ${vehicle.year}`,
          href: vehiclePath(vehicle.id, customer),
        }
      : [],
  );
}
