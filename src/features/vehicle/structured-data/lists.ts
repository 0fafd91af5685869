import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { CatalogueVehicle } from '#catalogue/types.ts';
import { listedCarData } from './car-data.ts';

/** Number of vehicles of a list that its structured data contains. */
const LISTED_VEHICLES = 10;

/** The breadcrumbs of a page; `trail` leads from the home page to it. */
export function breadcrumbs(
  trail: readonly { name: string; path: string }[],
  site: URL,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** The first vehicles of a list as a schema.org `ItemList`. */
export function vehicleList(vehicles: readonly CatalogueVehicle[], site: URL): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: vehicles.length,
    itemListElement: vehicles.slice(0, LISTED_VEHICLES).map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: listedCarData(item, site),
    })),
  };
}
