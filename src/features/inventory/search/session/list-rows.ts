import { whileBusy } from '#features/inventory/list-script/while-busy.ts';
import { rowsShown } from '../controls/rows-shown.ts';
import { loadRows } from '../load-search.ts';
import type { Search } from './search-store.ts';

let isTaken = false;

/** Whether the rows on screen are those of the search, no longer those that the page was built with. */
export function isListTaken(): boolean {
  return isTaken;
}

/** Shows the rows of a search in the list. */
export type ShowRows = (found: NonNullable<Search['found']>, page: number) => Promise<void>;

/**
 * Makes the rows of the list follow the search. Rows are elements of the built pages: those on screen
 * are reused, and others fetched once. Until all have arrived, those that are known are shown.
 */
export function followSearch(list: HTMLElement): ShowRows {
  const known = new Map<string, HTMLElement>();
  let latest: object;

  const remember = (rows: Iterable<HTMLElement>) => {
    for (const row of rows) {
      const { id } = row.dataset;
      if (id && !known.has(id)) known.set(id, row);
    }
  };

  return async ({ columns, result }, page) => {
    latest = result;
    remember(list.querySelectorAll<HTMLElement>('[data-rows] > [data-id]'));
    const wanted = [...result.rows.subarray(0, rowsShown(result.total, page))];
    const idOf = (row: number) => columns.ids[row] ?? '';
    const missing = wanted.filter((row) => !known.has(idOf(row)));
    const rows = takeRows(list);
    const showKnown = () =>
      rows.replaceChildren(...wanted.flatMap((row) => known.get(idOf(row)) ?? []));
    if (missing.length < wanted.length || missing.length === 0) showKnown();
    else rows.dataset['stale'] = '';
    if (missing.length === 0) {
      delete rows.dataset['stale'];
      return;
    }
    await whileBusy(list, async () => remember(await loadRows(columns, missing)));
    // The visitor has chosen something else since.
    if (latest !== result) return;
    showKnown();
    delete rows.dataset['stale'];
  };
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
  if (!isTaken) {
    part?.replaceChildren(rows);
    list.querySelector('[data-part="more"]')?.replaceChildren();
    isTaken = true;
  }
  return rows;
}
