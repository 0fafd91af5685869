import type { CatalogueAccessory, CatalogueVehicle } from '#catalogue/types.ts';
import type { Booking } from '#domain/booking/booking.ts';
import type { FreeDay } from '#domain/booking/free-times.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { LoanOffer } from '#domain/finance/loan-offer.ts';
import type { InquiryForm } from '#domain/inquiry/forms.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import type { AccessoryCategory } from '#domain/schema/enumerations.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import type { CurrentSearch } from '#domain/search/release/search-files.ts';
import type { SearchResult } from '#domain/search/search-result.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import type { SearchStart } from '#features/home/search-starts.ts';
import type { PostedForm } from '#features/inquiries/use-inquiry-form.ts';
import type { InventoryList } from '#features/inventory/list/inventory-lists.ts';
import type { Make } from '#features/inventory/list/makes.ts';
import type { PanelData } from '#features/inventory/search/panel/panel-data.ts';
import type { SoldPage } from '#features/inventory/sold/sold-pages.ts';
import type { Fact } from '#features/inventory/summary/row-facts.ts';
import type { marketingPages } from '#layouts/marketing-pages.ts';
import { paths } from '#paths';
import type { Listing, SitePage } from './site-page.ts';

/** Some of the stock, newest first. */
interface NewestData {
  newest: CatalogueVehicle[];
}

interface HomeData extends NewestData {
  starts: SearchStart[];
  makes: Make[];
  /** The newest van for sale. */
  van: CatalogueVehicle | undefined;
}

/** The data of a vehicle's row. */
type RowItem = Pick<CatalogueVehicle, 'vehicle' | 'cover'>;

interface SuitableData {
  vehicles: CatalogueVehicle[];
}

interface VehicleData {
  item: CatalogueVehicle;
  /** Null where the dealer offers no loan now. */
  loan: LoanOffer | null;
  similar: CatalogueVehicle[];
  /** Papers and promises with the months left on the day of the build. */
  papers: Fact[];
}

interface InventoryData {
  list: InventoryList;
  /** Makes and facets of the stock, with how many cars each would remain if added to the choice of the list. */
  panel: PanelData;
  arrivals: CatalogueVehicle[];
  /** What a make or a model without a vehicle for sale shows as well: vehicles similar to its last one. */
  similar: CatalogueVehicle[];
  /** Whether a price on some page of the whole stock is per month. */
  hasMonthlyPrices: boolean;
  /** Null where the dealer offers no loan now. */
  loan: LoanOffer | null;
}

interface ShopData {
  /** Null on the page of all categories. */
  selected: AccessoryCategory | null;
  items: CatalogueAccessory[];
  /** Some accessories of other categories, where there are no items. */
  others: CatalogueAccessory[];
  /** How many accessories each category has. */
  counts: Record<AccessoryCategory, number>;
}

/** Why an address has no page. */
type MissingData =
  | ({ missing: 'page' } & NewestData)
  | { missing: 'vehicle' | 'failure' }
  | { missing: 'sold'; item: CatalogueVehicle; similar: CatalogueVehicle[] };

interface SearchData {
  columns: Columns;
  /** The text with the bounds that have become ranges of `state`. */
  typed: string;
  state: SearchState;
  result: SearchResult;
  /** The rows as HTML, as the release has them. */
  rows: readonly string[];
}

interface InquiryFormData {
  form: InquiryForm;
  /** The vehicle that it is about. */
  vehicle: VehicleInfo | null;
  /** The times at which it can be seen, for the form of a viewing. */
  times: readonly FreeDay[];
  /** The refused values and the reasons; null for an empty form. */
  posted: (PostedForm & { problem: 'invalid' | 'busy' | 'taken' | 'reserved' | 'failed' }) | null;
  /** How long a reservation lasts, for its form. */
  hours?: number;
}

/** A booking for the holder of its link, without the visitor's name. */
export interface BookingPageData
  extends Pick<Booking, 'state' | 'office' | 'day' | 'start' | 'minutes' | 'vehicle'> {
  /** The signed end of its address. */
  link: string;
  place: string;
  /** Whether it has begun. */
  over: boolean;
  /** Whether its vehicle was sold since; then there are no times. */
  sold: boolean;
  times: readonly FreeDay[];
  /** Why the last press did nothing. */
  problem: 'taken' | 'choose' | 'too_often' | 'failed' | null;
}

/** A reservation for the holder of its link, without the visitor's name. */
export interface ReservationData
  extends Pick<Reservation, 'vehicle' | 'state' | 'ends_at' | 'ended_by'> {
  /** The signed end of its address. */
  link: string;
  /** Where the vehicle stands: the id of the office, and its address. */
  office: string;
  place: string;
  /** How long it lasts once it starts. */
  hours: number;
  hasDeposit: boolean;
  /** Why the last press did nothing. */
  problem: 'taken' | 'one_each' | 'busy' | 'failed' | null;
}

/**
 * The step of a visitor who wants mails about a search or vehicles. `link` is the signed end of an
 * address.
 */
type WatchData =
  | { step: 'sent' | 'wide' | 'none' | 'wrong' }
  | {
      step: 'ask';
      name: string;
      /** The parameters that the form posts back; one of both is empty. */
      query: string;
      vehicle_ids: readonly string[];
      back: string;
      token: string;
      email: string;
      problem: 'invalid' | 'again' | 'busy' | null;
    }
  | { step: 'confirm'; name: string; link: string }
  | {
      step: 'watches';
      link: string;
      watches: readonly { key: string; name: string; ends_at: Date; href: string }[];
      /** The result of the last press: a watch was confirmed, or there are too many. */
      news: 'fresh' | 'full' | null;
      most: number;
    };

/** An entry of the sitemap. */
export interface ListedPage extends Listing {
  path: string;
}

/** A part in the index of the sitemap, with the last change of any of its pages; null where none is dated. */
export interface SitemapPart {
  path: string;
  lastModified: Date | null;
}

/** Routes that show copy alone. */
export const LISTED_ROUTES = [
  paths.contactForm,
  paths.damages,
  paths.privacy,
  paths.sellCar,
  paths.team,
  paths.terms,
] as const;

/** Files, and pages that search engines must not index. */
export const UNLISTED_ROUTES = [paths.admin, '/robots.txt', paths.webCrawler] as const;

type CopyRoute = (typeof LISTED_ROUTES | typeof UNLISTED_ROUTES)[number];

/** The data of the pages of each route. A page sees this and nothing else of the catalogue. */
export interface PageData extends Record<CopyRoute, null> {
  '/': HomeData;
  '/finance': { loan: LoanOffer | null };
  '/404': MissingData;
  '/tak': NewestData;
  '/delte-biler': NewestData;
  '/favoritter': NewestData;
  '/sammenlign': NewestData;
  '/[marketing]': SuitableData & { copy: (typeof marketingPages)[number] };
  /** At most one vehicle, which shows how damages are shown. */
  '/about': SuitableData;
  /** For each use a vehicle that the list does not show, where the stock has one. */
  '/business-leasing': SuitableData & {
    uses: Record<'taxi' | 'van' | 'company', CatalogueVehicle | undefined>;
  };
  '/car/[id]': VehicleData;
  '/electric-car/[id]': VehicleData;
  '/inventory/[...view]': InventoryData;
  '/sold-cars/[...page]': { list: SoldPage };
  '/accessories/[...category]': ShopData;
  '/accessories/[id]/kontakt': { item: CatalogueAccessory; others: CatalogueAccessory[] };
  '/wheels': Pick<ShopData, 'items' | 'others'>;
  '/soeg': SearchData;
  '/inquiry-form': InquiryFormData;
  /** Null for a link that is not ours. */
  '/aftale': BookingPageData | null;
  /** Null until the visitor has opened the link of the mail. */
  '/reservation': ReservationData | null;
  '/giv-besked': WatchData;
  '/feeds/meta-vehicles.csv': { inventory: readonly CatalogueVehicle[] };
  '/feeds/stock.json': { inventory: readonly CatalogueVehicle[] };
  '/search/columns-[name].json': { inventory: readonly CatalogueVehicle[] };
  '/search/current.json': CurrentSearch;
  '/search/vehicle-[id]': { item: CatalogueVehicle };
  '/search/rows-[name]': { items: readonly RowItem[]; loan: LoanOffer | null };
  '/sitemap-index.xml': { parts: readonly SitemapPart[] };
  '/sitemap-[part].xml': { chunk: string; pages: readonly ListedPage[] };
}

export type Route = keyof PageData;

/** A page was rendered with the data of another page, or with none. */
export class WrongPageError extends Error {
  override readonly name = 'WrongPageError';
}

/** The data of the page that is being rendered. Throws `WrongPageError` in a page of another route. */
export function pageData<R extends Route>(route: R, { page }: App.Locals): PageData[R] {
  if (page?.route !== route) {
    throw new WrongPageError(`${route} was given the page ${page?.path ?? '(none)'}.`);
  }
  return page.data as PageData[R];
}

/** The same page; in a large site its changes are deferred to a second release. */
export function deferrable(page: SitePage): SitePage {
  return { ...page, canBeDeferred: true };
}

/** A page of the site, with the data of its route. */
export function pageOf<R extends Route>(
  route: R,
  path: string,
  data: PageData[R],
  listed?: Listing,
): SitePage {
  return { path, route, data, ...(listed && { listed }) };
}
