import type { Catalogue, CatalogueVehicle } from '#catalogue/types.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import { inventoryPartPath, inventoryPath, soldVehiclesPath } from '#paths';
import { type ListPart, partsOf } from './list-parts.ts';
import { type Make, makesOf } from './makes.ts';
import { MERGED_ROWS, ROWS_PER_PAGE } from './rows-per-page.ts';

/** One page of a list. */
export interface ListPage {
  path: string;
  /** Null for the whole stock, and for a fuel or a body. */
  make: Make | null;
  /** The model, the fuel or the body that the list shows alone; missing otherwise. */
  part?: ListPart;
  /** Number of the page, from 1. */
  page: number;
  /** How many pages the list has. */
  pages: number;
  /** Rows of all pages. */
  total: number;
  rows: CatalogueVehicle[];
  /** Address of the page before; null on the first. */
  previous: string | null;
  /** Address of the next page; null on the last. */
  next: string | null;
}

/**
 * Every page of the inventory: the whole stock, then each make, model, fuel and body. A make whose
 * vehicles are all sold has an empty page, since links and bookmarks still lead there; `vehicles` also
 * has the sold ones.
 */
export function inventoryPages({
  inventory,
  vehicles,
}: Pick<Catalogue, 'inventory' | 'vehicles'>): ListPage[] {
  const byMake = Map.groupBy(inventory, ({ vehicle }) => makeSlug(vehicle.make));
  const makes = [
    ...makesOf(inventory.map(({ vehicle }) => vehicle)),
    ...soldOutMakes(vehicles, byMake),
  ];
  return [
    ...paginate(inventory, null, (page) => inventoryPath(null, page)),
    ...makes.flatMap((make) =>
      paginate(byMake.get(make.slug) ?? [], make, (page) => inventoryPath(make.name, page)),
    ),
    ...partsOf(inventory).flatMap((part) => {
      const make = makes.find(({ slug }) => slug === part.make) ?? null;
      const pathOf = (page: number) => inventoryPartPath(part.facet, part.value, page);
      return paginate(part.vehicles, make, pathOf).map((page) => ({ ...page, part: part.shown }));
    }),
  ];
}

/** Every page of the sold cars. */
export function soldPages(sold: readonly CatalogueVehicle[]): ListPage[] {
  return paginate(sold, null, soldVehiclesPath);
}

/** The makes of which every vehicle is sold and gone from the inventory. */
function soldOutMakes(
  vehicles: readonly CatalogueVehicle[],
  inStock: ReadonlyMap<string, unknown>,
): Make[] {
  const gone = vehicles.filter(({ vehicle }) => !inStock.has(makeSlug(vehicle.make)));
  return makesOf(gone.map(({ vehicle }) => vehicle)).map((make) => ({ ...make, count: 0 }));
}

/** An empty list has one page, too. */
function paginate(
  vehicles: readonly CatalogueVehicle[],
  make: Make | null,
  pathOf: (page: number) => string,
): ListPage[] {
  const count = Math.max(1, Math.ceil((vehicles.length - MERGED_ROWS) / ROWS_PER_PAGE));
  return Array.from({ length: count }, (_, index) => {
    const page = index + 1;
    return {
      path: pathOf(page),
      make,
      page,
      pages: count,
      total: vehicles.length,
      rows: vehicles.slice(index * ROWS_PER_PAGE, page < count ? page * ROWS_PER_PAGE : undefined),
      previous: page > 1 ? pathOf(page - 1) : null,
      next: page < count ? pathOf(page + 1) : null,
    };
  });
}
