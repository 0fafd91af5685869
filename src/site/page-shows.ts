import type { CatalogueAccessory, CatalogueVehicle } from '#catalogue/types.ts';
import type { AccessoryCategory } from '#domain/schema/enumerations.ts';
import type { CurrentSearch } from '#domain/search/release/search-files.ts';
import type { SitemapPart } from '#features/feeds/sitemap.ts';
import type { InventoryList } from '#features/inventory/list/inventory-lists.ts';
import type { PanelData } from '#features/inventory/search/panel/panel-data.ts';
import type { SoldPage } from '#features/inventory/sold/sold-pages.ts';
import type { LoanOffer } from '#features/vehicle/loan/loan-offer.ts';
import type { Listing, SitePage } from './site-page.ts';

/** Some of the stock, newest first. */
interface NewestShows {
  newest: CatalogueVehicle[];
}

/** What the row of a vehicle shows of it. */
type RowItem = Pick<CatalogueVehicle, 'vehicle' | 'cover'>;

interface SuitableShows {
  vehicles: CatalogueVehicle[];
}

interface VehicleShows {
  item: CatalogueVehicle;
  /** Null where the dealer offers no loan now. */
  loan: LoanOffer | null;
  similar: CatalogueVehicle[];
}

interface InventoryShows {
  list: InventoryList;
  /** Makes and facets of the stock, with how many cars each leaves beside what the list shows. */
  panel: PanelData;
  arrivals: CatalogueVehicle[];
  /** What a sold-out make shows instead: vehicles like the last one of it. */
  similar: CatalogueVehicle[];
  /** Whether a price on some page of the whole stock is per month. */
  hasMonthlyPrices: boolean;
}

interface ShopShows {
  /** Null on the page of all categories. */
  selected: AccessoryCategory | null;
  items: CatalogueAccessory[];
  /** Some accessories of other categories, where there are no items. */
  others: CatalogueAccessory[];
  /** How many accessories each category has. */
  counts: Record<AccessoryCategory, number>;
}

interface WheelsShows {
  items: CatalogueAccessory[];
  others: CatalogueAccessory[];
}

/** An entry of the sitemap. */
export interface ListedPage extends Listing {
  path: string;
}

interface SitemapShows {
  pages: readonly ListedPage[];
}

/** Routes that show copy alone. */
type CopyRoute =
  | '/about'
  | '/admin'
  | '/favoritter'
  | '/kommissionssalg'
  | '/kontakt'
  | '/privatliv'
  | '/robots.txt'
  | '/sammenlign'
  | '/sell-car'
  | '/sold-vehicle'
  | '/team'
  | '/vehicle-fallback'
  | '/vilkaar'
  | '/web-crawler';

/** What the pages of each route show. A page sees this and nothing else of the catalogue. */
export interface PageShows extends Record<CopyRoute, null> {
  '/': NewestShows;
  '/finance': { loan: LoanOffer | null };
  '/404': NewestShows;
  '/tak': NewestShows;
  '/[marketing]': SuitableShows;
  '/business-leasing': SuitableShows;
  '/car/[id]': VehicleShows;
  '/electric-car/[id]': VehicleShows;
  '/inventory/[...view]': InventoryShows;
  '/sold-cars/[...page]': { list: SoldPage };
  '/accessories/[...category]': ShopShows;
  '/accessories/[id]/kontakt': { item: CatalogueAccessory };
  '/wheels': WheelsShows;
  '/feeds/meta-vehicles.csv': { inventory: readonly CatalogueVehicle[] };
  '/feeds/stock.json': { inventory: readonly CatalogueVehicle[] };
  '/search/columns-[name].json': { inventory: readonly CatalogueVehicle[] };
  '/search/current.json': CurrentSearch;
  '/search/rows-[name]': { items: readonly RowItem[] };
  '/sitemap.xml': SitemapShows | { parts: readonly SitemapPart[] };
  '/sitemap-[part].xml': SitemapShows;
}

export type Route = keyof PageShows;

/** A page was rendered with what another page shows, or with nothing. */
export class WrongPageError extends Error {
  override readonly name = 'WrongPageError';
}

/** What the page that is being rendered shows. Throws `WrongPageError` in a page of another route. */
export function shownOn<R extends Route>(route: R, { page }: App.Locals): PageShows[R] {
  if (page?.route !== route) {
    throw new WrongPageError(`${route} was given the page ${page?.path ?? '(none)'}.`);
  }
  return page.shows as PageShows[R];
}

/** The same page, whose changes may follow those of others in a large site. */
export function following(page: SitePage): SitePage {
  return { ...page, canFollow: true };
}

/** A page of the site, with what its route shows. */
export function pageOf<R extends Route>(
  route: R,
  path: string,
  shows: PageShows[R],
  listed?: Listing,
): SitePage {
  return { path, route, shows, ...(listed && { listed }) };
}
