import { atom } from 'nanostores';
import { enterDialogEntry, isDialogEntry } from '#components/ui/dialog/dialog-entry.ts';
import { search as find } from '#domain/search/engine/search.ts';
import type { SearchResult } from '#domain/search/search-result.ts';
import { rowsShown } from '#domain/search/state/rows-shown.ts';
import { isSameSearch } from '#domain/search/state/search-params.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { withoutUnknownWords } from '#domain/search/text/match-text.ts';
import { type ListPlace, readPlace } from '#features/inventory/list-script/list-place.ts';
import type { Edit } from './edit-search.ts';
import type { LiveSearch } from './load-search.ts';
import { searchOfAddress } from './search-address.ts';

interface Row {
  element: HTMLElement;
  /** False for a row of the built page, which may be of the release before the columns. */
  isLoaded: boolean;
}

/** Everything that panel, list, chips and address show of a search. */
export interface Search {
  state: SearchState;
  /** The search that the page was built with, and its rows. */
  built: { state: SearchState; rows: readonly HTMLElement[] };
  /** Null until the columns are loaded. */
  live: LiveSearch | null;
  /** The result of the search; null until the columns are loaded. */
  result: SearchResult | null;
  /** Known rows by their position in the columns. */
  rows: ReadonlyMap<number, Row>;
  /** `built` is the list as it came with the page. `failed`: columns or rows could not be loaded. */
  list: 'built' | 'loading' | 'shown' | 'failed';
  /** Where to scroll to once the rows are shown; null to stay. */
  place: ListPlace | null;
  /** Index of the row that gets the focus once it is shown; null for none. */
  focusRow: number | null;
  /** Whether the facets cover the window of a phone. */
  isSheetOpen: boolean;
}

export type SearchAction =
  | { type: 'chosen'; edit: Edit; focusRow?: number }
  /** The visitor went back or forward to an address. */
  | { type: 'returned'; state: SearchState; place: ListPlace | null }
  /** The columns came: the first ones, or those of a newer release. */
  | { type: 'columns'; live: LiveSearch }
  | {
      type: 'rows';
      live: LiveSearch;
      positions: readonly number[];
      elements: readonly HTMLElement[];
    }
  | { type: 'failed' }
  | { type: 'sheet'; isOpen: boolean };

/** The search of the page; null until the visitor turns to it. */
export const $search = atom<Search | null>(null);

/** Applies an action to the search, which begins as the address states it. */
export function dispatch(action: SearchAction): void {
  $search.set(reduceSearch($search.get() ?? searchOfPage(), action));
}

/** Changes the search; address and list follow. */
export function changeSearch(edit: Edit): void {
  dispatch({ type: 'chosen', edit });
}

/**
 * Shows the next page of the list below its rows, and moves the focus to the first new one. Does nothing
 * while rows are loading: the second press of a double one would skip a page.
 */
export function showNextPage(shown: number): void {
  if ($search.get()?.list === 'loading') return;
  const edit: Edit = (state) => ({ ...state, page: state.page + 1 });
  dispatch({ type: 'chosen', edit, focusRow: shown });
}

/** Opens the facets over the window of a phone; the browser's back closes them. */
export function openSheet(): void {
  enterDialogEntry();
  dispatch({ type: 'sheet', isOpen: true });
}

/** Closes the facets, and leaves their entry of the history unless a choice has taken its place. */
export function closeSheet(): void {
  dispatch({ type: 'sheet', isOpen: false });
  if (isDialogEntry()) history.back();
}

/** The search of the page before anything is loaded. The list of an address with choices is not in it. */
export function searchOfPage(): Search {
  const state = searchOfAddress(new URL(location.href));
  const built = searchOfAddress(new URL(location.pathname, location.href));
  return {
    state,
    built: { state: built, rows: [...document.querySelectorAll<HTMLElement>('[data-rows] > li')] },
    live: null,
    result: null,
    rows: new Map(),
    list: isSameSearch(state, built) ? 'built' : 'loading',
    place: readPlace(),
    focusRow: null,
    isSheetOpen: false,
  };
}

export function reduceSearch(search: Search, action: SearchAction): Search {
  switch (action.type) {
    case 'chosen': {
      const focusRow = action.focusRow ?? null;
      return withState(search, action.edit(search.state), { place: null, focusRow });
    }
    case 'returned':
      return withState(search, action.state, { place: action.place, focusRow: null });
    case 'columns': {
      const { live } = action;
      const isFirst = search.live === null;
      return withResult({ ...search, live, rows: isFirst ? builtRows(search, live) : new Map() });
    }
    case 'rows':
      return action.live === search.live ? withRows(search, action) : search;
    case 'failed':
      return search.list === 'loading' ? { ...search, list: 'failed' } : search;
    case 'sheet':
      return { ...search, isSheetOpen: action.isOpen };
  }
}

/** The positions of the rows that the list shows, in their order. */
export function shownPositions({ result, state }: Search): Uint32Array {
  return result?.rows.subarray(0, rowsShown(result.total, state.page)) ?? new Uint32Array();
}

/** The positions of those that are not loaded. */
export function missingPositions(search: Search): number[] {
  return [...shownPositions(search)].filter((position) => !search.rows.get(position)?.isLoaded);
}

function withState(
  search: Search,
  state: SearchState,
  next: Pick<Search, 'place' | 'focusRow'>,
): Search {
  if (isSameSearch(state, search.state)) return search;
  return withResult({ ...search, ...next, state, list: 'loading' });
}

function withResult(search: Search): Search {
  const { live, state } = search;
  const result = live && find(live.columns, withoutUnknownWords(live.columns, state));
  return withList({ ...search, result });
}

/** The same row that is known already stays, with its image. */
function withRows(
  search: Search,
  { positions, elements }: Extract<SearchAction, { type: 'rows' }>,
): Search {
  const rows = new Map(search.rows);
  for (const [index, position] of positions.entries()) {
    const [known, loaded] = [rows.get(position)?.element, elements[index]];
    if (!loaded) continue;
    const isKnown = known?.dataset['id'] === loaded.dataset['id'];
    rows.set(position, { element: known && isKnown ? known : loaded, isLoaded: true });
  }
  return withList({ ...search, rows });
}

function withList(search: Search): Search {
  const isComplete = search.result !== null && missingPositions(search).length === 0;
  return search.list === 'loading' && isComplete ? { ...search, list: 'shown' } : search;
}

function builtRows({ built }: Search, { columns }: LiveSearch): Search['rows'] {
  const { rows } = find(columns, built.state);
  const known = built.rows.flatMap((element, index): [number, Row][] => {
    const position = rows[index];
    return position === undefined ? [] : [[position, { element, isLoaded: false }]];
  });
  return new Map(known);
}
