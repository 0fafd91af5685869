import type { CatalogueVehicle } from '#catalogue/types.ts';
import { vehicleName } from '#copy/labels.ts';
import { siteCopy } from '#copy/site.ts';
import { vehiclePageCopy } from '#copy/vehicles/vehicle-page.ts';
import { shareUrl } from '#domain/image/image-address.ts';
import { modelValue } from '#domain/search/values/choice-values.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { carData } from '#features/vehicle/structured-data/car-data.ts';
import { breadcrumbs } from '#features/vehicle/structured-data/lists.ts';
import { inventoryPartPath, inventoryPath, paths, vehiclePath } from '#paths';
import { summaryFacts } from './facts/facts.ts';

/** Search engines cut titles off after about this many characters. */
const MAX_TITLE_LENGTH = 60;

/** The metadata of both variants of a car page; `/car/{id}` is the canonical one. */
export function vehicleMeta(item: CatalogueVehicle, site: URL, title = titleOf(item.vehicle)) {
  const { vehicle, cover } = item;
  const name = vehicleName(vehicle);
  const path = vehiclePath(vehicle.id);
  const facts = summaryFacts(vehicle).map(({ value }) => value);
  return {
    copy: {
      title,
      description: vehiclePageCopy.description(name, facts.join(', ')),
      keywords: vehiclePageCopy.keywords(vehicle.make, vehicle.model),
    },
    path,
    image: cover ? shareUrl(cover.base) : undefined,
    structuredData: [carData(item, site), breadcrumbs(vehicleTrail(vehicle), site)],
  };
}

/** The way from the home page to a vehicle, by its make and its model. */
export function vehicleTrail({ id, make, model }: Pick<PublicVehicle, 'id' | 'make' | 'model'>) {
  return [
    { name: siteCopy.breadcrumbHome, path: paths.home },
    { name: vehiclePageCopy.breadcrumb, path: paths.inventory },
    { name: make, path: inventoryPath(make) },
    { name: model, path: inventoryPartPath('model', modelValue(make, model)) },
    { name: vehicleName({ make, model }), path: vehiclePath(id) },
  ];
}

/** Contains the variant, which distinguishes cars of one model, where it fits. */
function titleOf(vehicle: CatalogueVehicle['vehicle']): string {
  const name = vehicleName(vehicle);
  const whole = vehiclePageCopy.title(name, vehicle.variant, vehicle.year);
  return whole.length <= MAX_TITLE_LENGTH ? whole : vehiclePageCopy.title(name, null, vehicle.year);
}
