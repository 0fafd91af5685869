import { search } from '#domain/search/engine/search.ts';
import { rowsShown } from '#domain/search/state/rows-shown.ts';
import { whileBusy } from '#features/inventory/list-script/while-busy.ts';
import { loadRows } from '../load-search.ts';
import { searchOfPath } from '../search-address.ts';
import { $isListTaken, type Search } from './search-store.ts';

type Found = NonNullable<Search['found']>;

export interface ListRows {
  /** Shows the rows of a search up to a page. Rejects as `loadRows` does. */
  show(found: Found, page: number): Promise<void>;
  /** Forgets the rows of a release that is no longer live, whose positions mean other vehicles. */
  forget(): void;
}

/**
 * Makes the rows of the list follow the search. Rows are elements of built pages: those on screen are
 * reused, the others fetched once. Until all have arrived, those that are known are shown.
 */
export function followSearch(list: HTMLElement): ListRows {
  /** By position in the columns. */
  const rows = new Map<number, HTMLElement>();
  const loaded = new Set<number>();
  // Read now: the address changes before the first search is shown.
  const builtSearch = searchOfPath(location.pathname);
  let latest: Found | undefined;

  const load = async (positions: readonly number[]) => {
    const found = await loadRows(positions);
    for (const [index, position] of positions.entries()) {
      const row = found[index];
      loaded.add(position);
      // The same row that is on screen already stays, with its image.
      if (row && rows.get(position)?.dataset['id'] !== row.dataset['id']) rows.set(position, row);
    }
  };

  const show = async (found: Found, page: number) => {
    latest = found;
    const { columns, result } = found;
    if (!$isListTaken.get())
      for (const [position, row] of rowsOfPage(list, columns, builtSearch)) rows.set(position, row);
    const element = takeRows(list);
    const wanted = [...result.rows.subarray(0, rowsShown(result.total, page))];
    const missing = wanted.filter((position) => !loaded.has(position));
    const showKnown = () => {
      element.replaceChildren(...wanted.flatMap((position) => rows.get(position) ?? []));
      delete element.dataset['stale'];
    };
    if (missing.length === 0 || wanted.some((position) => rows.has(position))) showKnown();
    else element.dataset['stale'] = '';
    if (missing.length === 0) return;
    await whileBusy(list, () => load(missing));
    // The visitor may have chosen something else since.
    if (latest === found) showKnown();
  };

  return {
    show,
    forget() {
      rows.clear();
      loaded.clear();
    },
  };
}

/**
 * The rows of the built page by their position in the columns. A release may have come between the two;
 * what is loaded corrects that.
 */
function rowsOfPage(
  list: HTMLElement,
  columns: Found['columns'],
  state: Search['state'],
): [number, HTMLElement][] {
  const { rows } = search(columns, state);
  return [...list.querySelectorAll<HTMLElement>('[data-rows] > li')].flatMap((row, index) => {
    const position = rows[index];
    return position === undefined ? [] : [[position, row] as [number, HTMLElement]];
  });
}

/** The list element of the rows, alone in its part of the page. */
function takeRows(list: HTMLElement): HTMLElement {
  const part = list.querySelector<HTMLElement>('[data-part="rows"]');
  let rows = part?.querySelector<HTMLElement>('[data-rows]');
  if (!rows) {
    rows = document.createElement('ul');
    rows.className = 'list__rows';
    rows.dataset['rows'] = '';
  }
  if (!$isListTaken.get()) {
    // Rows that are shown anew are rendered only near the window.
    for (const row of rows.children) row.removeAttribute('style');
    part?.replaceChildren(rows);
    $isListTaken.set(true);
  }
  return rows;
}
