import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isSameSearch } from '#domain/search/state/search-params.ts';
import { readPlace, scrollToRow } from '#features/inventory/list-script/list-place.ts';
import { storeRowAfterScrolling } from '#features/inventory/list-script/store-row-after-scrolling.ts';
import { finishList, scrollToList, showRows } from './list-view.ts';
import { type LiveSearch, loadLiveSearch } from './load-search.ts';
import { searchOfAddress } from './search-address.ts';
import { $search, dispatch, missingPositions, type Search, searchOfPage } from './search-store.ts';
import { describePage, writeAddress } from './write-address.ts';

let isStarted = false;

/** The search of the page, which the first hydrated island starts; null until then. */
export function useSearch(): Search | null {
  useEffect(startSearch, []);
  return useStore($search, { ssr: 'initial' });
}

/**
 * Has address and list follow the search from the first interaction with panel or list on, and loads
 * columns and rows as they are needed.
 */
function startSearch(): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (isStarted || !list) return;
  isStarted = true;
  const load = createLoader(list);
  const follow = (search: Search, before: Search | null) => {
    const isNewEntry = writeAddress(list, search, before);
    showRows(list, search, before);
    if (search.list !== 'built') describePage(search, before);
    if (isNewEntry && search.state !== before?.state) scrollToList(list);
    finishList(list, search, before);
    if (search.state !== before?.state || search.live !== before.live) void load(search);
  };
  storeRowAfterScrolling(list);
  for (const island of document.querySelectorAll('[data-inventory] astro-island')) {
    island.dispatchEvent(new Event('intent'));
  }
  // A choice made before the code came may have begun it.
  if (!$search.get()) $search.set(searchOfPage());
  let before: Search | null = null;
  $search.subscribe((search) => {
    if (search) follow(search, before);
    before = search;
  });
  addEventListener('popstate', () => returnToAddress(list));
}

function returnToAddress(list: HTMLElement): void {
  const search = $search.get();
  // Back closes the sheet and leaves what was chosen in it.
  if (search?.isSheetOpen) {
    dispatch({ type: 'sheet', isOpen: false });
    return;
  }
  const state = searchOfAddress(new URL(location.href));
  const place = readPlace();
  if (search && isSameSearch(state, search.state) && place) scrollToRow(list, place);
  dispatch({ type: 'returned', state, place });
}

/**
 * Returns a function that loads the columns of a search that has none, else the missing rows of its
 * list.
 */
function createLoader(list: HTMLElement): (search: Search) => Promise<void> {
  let loading: Promise<LiveSearch> | undefined;
  const loadColumns = async () => {
    loading ??= loadLiveSearch().finally(() => {
      loading = undefined;
    });
    const live = await loading;
    if ($search.get()?.live !== live) dispatch({ type: 'columns', live });
  };
  const loadRows = async (search: Search, live: LiveSearch) => {
    const positions = missingPositions(search);
    const elements = await live.rowsAt(positions);
    if (elements) dispatch({ type: 'rows', live, positions, elements });
    else if ($search.get()?.live === live) await loadColumns();
  };
  return async (search) => {
    try {
      if (search.live === null) await loadColumns();
      else if (search.list === 'loading') await loadRows(search, search.live);
    } catch {
      // Without columns the panel stays as it was built, until a choice needs them.
      const now = $search.get();
      if (now?.list !== 'loading' || now.state !== search.state) return;
      dispatch({ type: 'failed' });
      // The server answers the same search.
      list.dispatchEvent(new Event('unanswered'));
    }
  };
}
