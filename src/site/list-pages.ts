import type { Catalogue } from '#catalogue/types.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import { search } from '#domain/search/engine/search.ts';
import { type InventoryList, inventoryLists } from '#features/inventory/list/inventory-lists.ts';
import { lastSold } from '#features/inventory/list/makes.ts';
import { isSoldOutMake, searchOfList } from '#features/inventory/list/search-of-list.ts';
import { builtPanelData, type PanelData } from '#features/inventory/search/panel/panel-data.ts';
import { soldPages } from '#features/inventory/sold/sold-pages.ts';
import { hasMonthlyPrices } from '#features/vehicle/finance/monthly-prices.ts';
import { dealerLoan } from '#features/vehicle/loan/dealer-loan.ts';
import { similarIn } from '#features/vehicle/similar-vehicles.ts';
import { listingOf, listingUnlessEmpty } from './listing.ts';
import { deferrable, pageOf } from './page-data.ts';
import type { SitePage } from './site-page.ts';

const ARRIVALS = 4;

/**
 * The pages of the inventory: the whole stock, each make, model, fuel and body, whose panels change with
 * every vehicle that comes or goes. Those of a sold-out make, and of a model that is all its make has,
 * are not listed.
 */
export function* inventoryListPages(catalogue: Catalogue, columns: Columns): Generator<SitePage> {
  const { inventory, sold, builtAt } = catalogue;
  const wholeStock = {
    arrivals: inventory.slice(0, ARRIVALS),
    hasMonthlyPrices: hasMonthlyPrices(inventory),
    loan: dealerLoan(builtAt),
  };
  const similarTo = similarIn(inventory);
  for (const list of inventoryLists(catalogue)) {
    const { make, rows, summary } = list;
    const sample = make && summary === null ? (rows[0] ?? lastSold(sold, make)) : undefined;
    const data = {
      list,
      panel: panelOf(list, columns),
      ...wholeStock,
      similar: sample ? similarTo(sample.vehicle) : [],
    };
    const isListed = !isSoldOutMake(list) && list.canonical === list.path;
    const listing = isListed ? listingOf(list.rows) : undefined;
    const page = pageOf('/inventory/[...view]', list.path, data, listing);
    yield isWholeStock(list) ? page : deferrable(page);
  }
}

function isWholeStock({ make, part }: InventoryList): boolean {
  return make === null && part === undefined;
}

function panelOf(list: InventoryList, columns: Columns): PanelData {
  const state = searchOfList(list);
  return builtPanelData(columns, state, search(columns, state));
}

/** The pages of the sold cars. */
export function* soldListPages({ sold }: Catalogue): Generator<SitePage> {
  for (const list of soldPages(sold)) {
    const page = pageOf('/sold-cars/[...page]', list.path, { list }, listingUnlessEmpty(list.rows));
    yield list.page === 1 ? page : deferrable(page);
  }
}
