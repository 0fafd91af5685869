import { vehicleName } from '#copy/labels.ts';
import { siteCopy } from '#copy/site.ts';
import { vehiclePageCopy } from '#copy/vehicle-page.ts';
import { shareUrl } from '#domain/image/image-address.ts';
import type { StockVehicle } from '#features/inventory/stock.ts';
import { paths, vehiclePath } from '#paths';
import { breadcrumbs } from '../structured-data/lists.ts';
import { carData } from '../structured-data/vehicle.ts';
import { summaryFacts } from './summary-facts.ts';

/** Search engines cut titles about here; the dealer's name follows. */
const TITLE_CHARACTERS = 60;

/** What both variants of a car's page tell about themselves; `/car/{id}` is the canonical one. */
export function vehicleMeta(stock: StockVehicle, site: URL) {
  const { vehicle, cover } = stock;
  const name = vehicleName(vehicle);
  const path = vehiclePath(vehicle.id);
  const facts = summaryFacts(vehicle).map(({ value }) => value);
  const trail = [
    { name: siteCopy.menu.home, path: paths.home },
    { name: vehiclePageCopy.breadcrumb, path: paths.inventory },
    { name, path },
  ];
  return {
    title: title(vehicle),
    description: vehiclePageCopy.description(name, facts.join(', ')),
    keywords: vehiclePageCopy.keywords(vehicle.make, vehicle.model),
    path,
    image: cover ? shareUrl(cover.base) : undefined,
    structuredData: [carData(stock, site), breadcrumbs(trail, site)],
  };
}

/** With the variant, which tells two cars of a model apart, where there is room for it. */
function title(vehicle: StockVehicle['vehicle']): string {
  const name = vehicleName(vehicle);
  const whole = vehiclePageCopy.title(name, vehicle.variant, vehicle.year);
  return whole.length <= TITLE_CHARACTERS ? whole : vehiclePageCopy.title(name, null, vehicle.year);
}
