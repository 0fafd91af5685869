import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { search } from '#domain/search/engine/search.ts';
import { encodedStock } from '#domain/search/release/encoded-stock.ts';
import { EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';
import { paths } from '#paths';
import { pageOf } from './page-data.ts';
import type { SitePage } from './site-page.ts';

/**
 * A page of each route that functions alone render, without content: their styles are those of every page
 * of the route, and no release has one.
 */
export function renderedByFunctions(): SitePage[] {
  const columns = decodeColumns(encodedStock([]).text, valueLabel);
  const result = search(columns, EMPTY_SEARCH);
  return [
    pageOf('/soeg', paths.search, { columns, typed: '', state: EMPTY_SEARCH, result, rows: [] }),
    pageOf('/inquiry-form', '/inquiry-form', {
      form: 'contact',
      vehicle: null,
      times: [],
      posted: null,
    }),
    pageOf('/aftale', '/aftale', null),
    pageOf('/reservation', '/reservation', null),
    pageOf('/giv-besked', '/giv-besked', { step: 'none' }),
  ];
}
