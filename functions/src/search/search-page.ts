import { search } from '#domain/search/engine/search.ts';
import { parseSearch } from '#domain/search/state/parse-search.ts';
import { rowsShown } from '#domain/search/state/rows-shown.ts';
import { withoutUnknownWords } from '#domain/search/text/match-text.ts';
import { parseTypedConstraints } from '#domain/search/text/typed-constraints.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { paths } from '#paths';
import { pageOf } from '#site/page-data.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  CACHED_FOR_A_MINUTE,
  redirect,
} from '../shared/request/http.ts';
import { answerWithPage } from '../shared/site-pages.ts';

/** The most rows in one answer; for a longer list, the last ones that the address asks for. */
const MAX_ROWS = 240;
const HEADERS = { ...CACHED_FOR_A_MINUTE, 'x-robots-tag': 'noindex' };

export type SearchPageDeps = Pick<Services, 'liveSearch' | 'site'>;

/**
 * `/soeg?…`: the inventory as a search finds it, for browsers without JavaScript. The engine, the rows
 * and the components are those of the browser. Where the release is just being replaced, the visitor
 * gets the whole inventory.
 */
export async function searchPage(
  request: ApiRequest,
  { liveSearch, site }: SearchPageDeps,
): Promise<ApiAnswer> {
  const live = await liveSearch();
  if (live === null) return redirect(303, paths.inventory);
  const { columns } = live;
  const asked = parseSearch(request.query);
  const state = parseTypedConstraints(asked);
  const result = search(columns, withoutUnknownWords(columns, state));
  const end = Math.min(rowsShown(result.total, state.page), result.total);
  const rows = await live.rowsAt(result.rows.subarray(Math.max(0, end - MAX_ROWS), end));
  if (rows === null) return redirect(303, paths.inventory);
  const page = pageOf('/soeg', paths.search, { columns, typed: asked.text, state, result, rows });
  return answerWithPage(site, 200, page, HEADERS);
}
