import { search } from '#domain/search/engine/search.ts';
import { parseSearch } from '#domain/search/state/parse-search.ts';
import { rowsShown } from '#domain/search/state/rows-shown.ts';
import { readWishes } from '#features/inventory/search/read-wishes.ts';
import { paths } from '#paths';
import type { GetReleasePage } from '../shared/release-page-cache.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  CACHED_FOR_A_MINUTE,
  html,
  methodProblem,
  redirect,
} from '../shared/request/http.ts';
import { fillListPage } from './fill-list-page.ts';
import type { GetLiveSearch } from './live-search.ts';
import { searchMarkup } from './search-markup.ts';

/** At most so many rows in one answer; of a longer list the last ones that the address asks for. */
const MAX_ROWS = 240;
const HEADERS = { ...CACHED_FOR_A_MINUTE, 'x-robots-tag': 'noindex' };

export interface SearchPageDeps {
  /** The page of the inventory in the live release. */
  template: GetReleasePage;
  liveSearch: GetLiveSearch;
}

/**
 * `/soeg?…`: the inventory as a search finds it, for browsers without JavaScript. The engine, the rows
 * and the components are those of the browser. Where the release is just being replaced, the visitor
 * gets the whole inventory.
 */
export async function searchPage(
  request: ApiRequest,
  { template, liveSearch }: SearchPageDeps,
): Promise<ApiAnswer> {
  const wrongMethod = methodProblem(request, ['GET', 'HEAD']);
  if (wrongMethod) return wrongMethod;
  const [page, live] = await Promise.all([template(), liveSearch()]);
  if (page === null || live === null) return redirect(303, paths.inventory);
  const state = readWishes(parseSearch(request.query));
  const result = search(live.columns, state);
  const end = Math.min(rowsShown(result.total, state.page), result.total);
  const rows = await live.rowsAt(result.rows.subarray(Math.max(0, end - MAX_ROWS), end));
  if (rows === null) return redirect(303, paths.inventory);
  const parts = { ...searchMarkup(live.columns, state, result), rows };
  return html(200, fillListPage(page, parts), HEADERS);
}
