import type { Catalogue } from '#catalogue/types.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { search } from '#domain/search/engine/search.ts';
import { encodedStock } from '#domain/search/release/encoded-stock.ts';
import { inventoryPages, type ListPage, soldPages } from '#features/inventory/list/list-pages.ts';
import { lastSold } from '#features/inventory/list/makes.ts';
import { isSoldOutMake, searchOfList } from '#features/inventory/list/search-of-list.ts';
import { valueLabel } from '#features/inventory/search/names/value-label.ts';
import { builtPanelData, type PanelData } from '#features/inventory/search/panel/panel-data.ts';
import { hasMonthlyPrices } from '#features/vehicle/finance/monthly-prices.ts';
import { similarIn } from '#features/vehicle/similar/similar-vehicles.ts';
import { listingOf } from './listing.ts';
import { following, pageOf } from './page-shows.ts';
import type { SitePage } from './site-page.ts';

const ARRIVALS = 4;

/**
 * The pages of the inventory: the whole stock, each make, model, fuel and body. Those of a sold-out make
 * are not listed.
 */
export function* inventoryListPages(catalogue: Catalogue): Generator<SitePage> {
  const { inventory, sold } = catalogue;
  const columns = decodeColumns(encodedStock(inventory, valueLabel).bytes, valueLabel);
  const wholeStock = {
    arrivals: inventory.slice(0, ARRIVALS),
    hasMonthlyPrices: hasMonthlyPrices(inventory),
  };
  const similarTo = similarIn(inventory);
  let panel: PanelData | null = null;
  for (const list of inventoryPages(catalogue)) {
    const isSoldOut = isSoldOutMake(list);
    const last = isSoldOut && list.make && lastSold(sold, list.make);
    // All pages of a list have the same panel, as one object.
    if (panel === null || list.page === 1) panel = panelOf(list, columns);
    const shows = { list, panel, ...wholeStock, similar: last ? similarTo(last.vehicle) : [] };
    const listing = isSoldOut ? undefined : listingOf(list.rows);
    const page = pageOf('/inventory/[...view]', list.path, shows, listing);
    yield list.page === 1 ? page : following(page);
  }
}

function panelOf(list: ListPage, columns: Columns): PanelData {
  const state = searchOfList(list);
  return builtPanelData(columns, state, search(columns, state));
}

/** The pages of the sold cars. */
export function* soldListPages({ sold }: Catalogue): Generator<SitePage> {
  for (const list of soldPages(sold)) {
    const page = pageOf('/sold-cars/[...page]', list.path, { list }, listingOf(list.rows));
    yield list.page === 1 ? page : following(page);
  }
}
