import { makeSlug } from '#domain/vehicle/make.ts';
import { inventoryPath, soldVehiclesPath } from '#paths';
import { type Make, makesOf } from './makes.ts';
import type { StockVehicle } from './stock.ts';

export const ROWS_PER_PAGE = 24;
/** So many more are shown at once, instead of on a page of their own. */
const ROWS_TO_SPARE = 6;

/** One page of a list. */
export interface ListPage<Stock extends StockVehicle = StockVehicle> {
  /** Route below the list's own address; undefined for its first page. */
  route: string | undefined;
  path: string;
  /** Null for the whole stock. */
  make: Make | null;
  page: number;
  total: number;
  rows: Stock[];
  /** Address of the page that goes on; null on the last. */
  next: string | null;
}

/** Every page of the inventory: the whole stock, then each make. */
export function inventoryPages<Stock extends StockVehicle>(
  inventory: readonly Stock[],
): ListPage<Stock>[] {
  const byMake = Map.groupBy(inventory, ({ vehicle }) => makeSlug(vehicle.make));
  const makes = makesOf(inventory.map(({ vehicle }) => vehicle));
  return [
    ...pagesOf(inventory, null, (page) => inventoryPath(null, page)),
    ...makes.flatMap((make) =>
      pagesOf(byMake.get(make.slug) ?? [], make, (page) => inventoryPath(make.name, page)),
    ),
  ];
}

/** Every page of the sold cars. */
export function soldPages<Stock extends StockVehicle>(sold: readonly Stock[]): ListPage<Stock>[] {
  return pagesOf(sold, null, soldVehiclesPath);
}

/** An empty list has one page, too; the last page also bears the few that would follow it. */
function pagesOf<Stock extends StockVehicle>(
  vehicles: readonly Stock[],
  make: Make | null,
  pathOf: (page: number) => string,
): ListPage<Stock>[] {
  const count = Math.max(1, Math.ceil((vehicles.length - ROWS_TO_SPARE) / ROWS_PER_PAGE));
  return Array.from({ length: count }, (_, index) => {
    const page = index + 1;
    const path = pathOf(page);
    return {
      route: path.split('/').slice(2).join('/') || undefined,
      path,
      make,
      page,
      total: vehicles.length,
      rows: vehicles.slice(index * ROWS_PER_PAGE, page < count ? page * ROWS_PER_PAGE : undefined),
      next: page < count ? pathOf(page + 1) : null,
    };
  });
}
