import type { Catalogue } from '#catalogue/types.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { searchStarts } from '#features/home/search-starts.ts';
import { makesOf } from '#features/inventory/list/makes.ts';
import { suitableVehicles } from '#features/inventory/list/suitable-vehicles.ts';
import { dealerLoan } from '#features/vehicle/loan/dealer-loan.ts';
import { businessPages, isVan, suitsFleet, suitsTaxi } from '#layouts/business-pages.ts';
import { marketingPages } from '#layouts/marketing-pages.ts';
import { paths } from '#paths';
import { COPY_LISTING, listingOf } from './listing.ts';
import { LISTED_ROUTES, pageOf, UNLISTED_ROUTES } from './page-data.ts';
import type { SitePage } from './site-page.ts';

/** How many vehicles 'Nyeste på lager' shows. */
const NEWEST = 4;
/** How many vehicles a business page shows. */
const SUITABLE = 3;

/** The pages made of copy; some show a few vehicles of the stock as well. */
export function* copyPages(
  { inventory, builtAt }: Catalogue,
  columns: Columns,
): Generator<SitePage> {
  const newest = suitableVehicles(inventory, () => true, NEWEST);
  yield pageOf(
    '/',
    paths.home,
    {
      newest,
      starts: searchStarts(columns),
      makes: makesOf(inventory.map(({ vehicle }) => vehicle)),
      van: suitableVehicles(inventory, isVan, 1)[0],
    },
    listingOf(inventory),
  );
  yield pageOf('/404', '/404', { missing: 'page', newest });
  yield pageOf('/tak', paths.thanks, { newest });
  for (const route of DEVICE_ROUTES) yield pageOf(route, route, { newest });

  const suitableFor = (path: string) => {
    const suits = businessPages[path];
    return { vehicles: suits ? suitableVehicles(inventory, suits, SUITABLE) : [] };
  };
  const { vehicles } = suitableFor(paths.businessLeasing);
  const shown = new Set(vehicles);
  const unseen = (suits: (vehicle: PublicVehicle) => boolean) => {
    const found = inventory.find((item) => item.cover && !shown.has(item) && suits(item.vehicle));
    if (found) shown.add(found);
    return found;
  };
  const uses = { taxi: unseen(suitsTaxi), van: unseen(isVan), company: unseen(suitsFleet) };
  yield pageOf('/business-leasing', paths.businessLeasing, { vehicles, uses }, COPY_LISTING);
  const documented = inventory.filter(
    ({ cover, damages }) => cover && damages.some(({ repaired }) => !repaired),
  );
  yield pageOf('/about', '/about', { vehicles: documented.slice(0, 1) }, COPY_LISTING);
  for (const copy of marketingPages) {
    const data = { copy, ...suitableFor(copy.path) };
    if (!copy.ownRoute) yield pageOf('/[marketing]', copy.path, data, COPY_LISTING);
  }

  yield pageOf('/finance', paths.finance, { loan: dealerLoan(builtAt) }, COPY_LISTING);
  for (const route of LISTED_ROUTES) yield pageOf(route, route, null, COPY_LISTING);
  for (const route of UNLISTED_ROUTES) yield pageOf(route, route, null);
}

/** Pages whose vehicles the device or the address names. */
const DEVICE_ROUTES = [paths.compare, paths.favourites, paths.sharedList] as const;
