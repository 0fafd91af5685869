import type { Catalogue, CatalogueVehicle } from '#catalogue/types.ts';
import { encodedStock } from '#domain/search/release/encoded-stock.ts';
import { rowChunks } from '#domain/search/release/row-chunks.ts';
import { CURRENT_SEARCH_PATH, columnsPath, rowsPath } from '#domain/search/release/search-files.ts';
import { hashText } from '#domain/text/hash-text.ts';
import { dealerLoan } from '#features/vehicle/loan/dealer-loan.ts';
import { pageOf } from './page-data.ts';
import type { SitePage } from './site-page.ts';

/**
 * The files of the search: the columns of the stock, the rows of its vehicles in small files, and
 * the file that names them. No page names them, so an edit does not change every list.
 */
export function* searchPages({ inventory, builtAt }: Catalogue): Generator<SitePage> {
  const { name: columns } = encodedStock(inventory);
  const rows: [name: string, count: number][] = [];
  const loan = dealerLoan(builtAt);
  for (const items of rowChunks(inventory, ({ vehicle }) => vehicle.id)) {
    const name = hashText([loan?.validUntil, ...items.map(rowText)].join());
    rows.push([name, items.length]);
    const shown = items.map(({ vehicle, cover }) => ({ vehicle, cover }));
    yield pageOf('/search/rows-[name]', rowsPath(name), { items: shown, loan });
  }
  yield pageOf('/search/columns-[name].json', columnsPath(columns), { inventory });
  yield pageOf(CURRENT_SEARCH_PATH, CURRENT_SEARCH_PATH, { columns, rows });
}

const texts = new WeakMap<CatalogueVehicle, string>();

/**
 * Everything that the row of a vehicle depends on, as a short text: its data, and the code. Browsers
 * never ask again for a file of rows, so new code needs new names as well.
 */
function rowText(item: CatalogueVehicle): string {
  const { vehicle, cover } = item;
  const text = texts.get(item) ?? hashText(JSON.stringify([vehicle, cover]));
  texts.set(item, text);
  return `${text} ${import.meta.env.SOURCE_VERSION}`;
}
