import { setBusy } from '#features/inventory/list-script/busy.ts';
import { keepScrollPosition, storePlace } from '#features/inventory/list-script/list-place.ts';
import { type Search, shownPositions } from './search-store.ts';

/**
 * Makes the list of the page show a search. Its rows are elements of built pages; until all have come,
 * those that are known are shown.
 */
export function showRows(list: HTMLElement, search: Search, before: Search | null): void {
  setBusy(list, search.list === 'loading');
  if (search.result) delete list.dataset['uncounted'];
  const isSame = search.result === before?.result && search.rows === before?.rows;
  if (search.list === 'built' || search.result === null || isSame) return;
  const positions = [...shownPositions(search)];
  const known = positions.flatMap((position) => search.rows.get(position)?.element ?? []);
  const rows = rowsElement(list);
  rows.toggleAttribute('data-stale', known.length === 0 && search.list !== 'shown');
  if (rows.hasAttribute('data-stale')) return;
  // Rows that are shown again are rendered only near the window.
  for (const row of known) row.removeAttribute('style');
  rows.replaceChildren(...known);
}

/** Scrolls to where the search says once its rows are shown, and stores that place. */
export function finishList(list: HTMLElement, search: Search, before: Search | null): void {
  const isNew = before?.list !== 'shown' || before.state !== search.state;
  if (search.list !== 'shown' || !isNew) return;
  if (search.place) {
    keepScrollPosition(list, search.place);
    return;
  }
  const rows = list.querySelectorAll('[data-rows] > li');
  if (search.focusRow !== null) rows[search.focusRow]?.querySelector('a')?.focus();
  storePlace(list);
}

/** Scrolls to the list where its start is out of view, or the choice would seem to do nothing. */
export function scrollToList(list: HTMLElement): void {
  const { top } = list.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.6) list.scrollIntoView();
}

/** The element of the rows, alone in its part of the page: a sold-out make has a text there. */
function rowsElement(list: HTMLElement): HTMLElement {
  const part = list.querySelector<HTMLElement>('[data-part="rows"]');
  const rows = part?.querySelector<HTMLElement>('[data-rows]') ?? document.createElement('ul');
  rows.className = 'list__rows';
  rows.dataset['rows'] = 'found';
  if (part?.childElementCount !== 1 || rows.parentElement !== part) part?.replaceChildren(rows);
  return rows;
}
