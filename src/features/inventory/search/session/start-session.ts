import type { Columns } from '#domain/search/columns/columns.ts';
import { search } from '#domain/search/engine/search.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { holdPlace } from '#features/inventory/list-script/hold-place.ts';
import {
  LIST_START,
  type ListPlace,
  readPlace,
  scrollToRow,
  storePlace,
} from '#features/inventory/list-script/list-place.ts';
import { storeRowAfterScrolling } from '#features/inventory/list-script/store-row-after-scrolling.ts';
import { whileBusy } from '#features/inventory/list-script/while-busy.ts';
import { chipsOf } from '../controls/list-data.ts';
import { loadColumns, SearchOutdatedError } from '../load-search.ts';
import { isSameSearch } from '../same-search.ts';
import { searchOfAddress, searchOfPath, searchPath } from '../search-address.ts';
import { followSearch, type ListRows } from './list-rows.ts';
import { describePage } from './page-head.ts';
import { $isSheetOpen, $search, onChange } from './search-store.ts';

let isStarted = false;

/**
 * Starts the search of the page, once, at the visitor's first turn to panel or list: from then on the
 * address is the state, and panel and list show it. Columns and rows are loaded as they are needed.
 */
export function startSession(): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (isStarted || !list) return;
  isStarted = true;
  const session = new SearchSession(list);
  onChange((edit, { focusRow }) => session.change(edit(session.state), focusRow));
  addEventListener('popstate', () => session.followHistory());
  storeRowAfterScrolling(list);
  for (const island of document.querySelectorAll('[data-inventory] astro-island')) {
    island.dispatchEvent(new Event('intent'));
  }
  void session.begin();
}

class SearchSession {
  state: SearchState = searchOfAddress(new URL(location.href));
  readonly #list: HTMLElement;
  readonly #rows: ListRows;
  #columns: Columns | null = null;

  constructor(list: HTMLElement) {
    this.#list = list;
    this.#rows = followSearch(list);
  }

  /** Counts for the panel; the list of an address with choices is not in the page and has to follow. */
  async begin(): Promise<void> {
    this.#publish();
    if (location.search !== '' && !isSameSearch(this.state, searchOfPath(location.pathname))) {
      await this.#show(readPlace());
      return;
    }
    // Without columns the panel stays as it was built, until a choice needs them.
    await this.#loadColumns().catch(() => {});
    this.#publish();
  }

  change(next: SearchState, focusRow?: number): void {
    if (isSameSearch(next, this.state)) return;
    storePlace(this.#list);
    const isSamePlace = focusRow !== undefined || $isSheetOpen.get();
    this.state = next;
    // What is chosen in the sheet is one step of the history; so is a list, however long it gets.
    if (isSamePlace) history.replaceState(readPlace(), '', searchPath(next));
    else history.pushState(LIST_START, '', searchPath(next));
    void this.#show(null).then(() => {
      if (focusRow === undefined) return;
      this.#list
        .querySelectorAll<HTMLElement>('[data-rows] > li')
        [focusRow]?.querySelector('a')
        ?.focus();
      storePlace(this.#list);
    });
    if (!isSamePlace) scrollToList(this.#list);
  }

  followHistory(): void {
    const state = searchOfAddress(new URL(location.href));
    if ($isSheetOpen.get()) {
      $isSheetOpen.set(false);
      // Back closes the sheet and leaves what was chosen in it.
      if (!isSameSearch(state, this.state))
        history.pushState(LIST_START, '', searchPath(this.state));
      return;
    }
    const place = readPlace();
    if (!isSameSearch(state, this.state)) {
      this.state = state;
      void this.#show(place);
    } else if (place) scrollToRow(this.#list, place);
  }

  /** Shows the current search, at a stored place of its list where there is one. */
  async #show(place: ListPlace | null): Promise<void> {
    const { state } = this;
    const isCurrent = () => this.state === state;
    this.#publish();
    try {
      await this.#showRows(state, isCurrent).catch((error: unknown) => {
        if (!(error instanceof SearchOutdatedError)) throw error;
        this.#columns = null;
        this.#rows.forget();
        return this.#showRows(state, isCurrent);
      });
      if (!isCurrent()) return;
      if (place) holdPlace(this.#list, place);
      else storePlace(this.#list);
    } catch {
      // The server answers the same search.
      if (isCurrent()) this.#list.dispatchEvent(new Event('unanswered'));
    }
  }

  async #showRows(state: SearchState, isCurrent: () => boolean): Promise<void> {
    if (!this.#columns) {
      await whileBusy(this.#list, () => this.#loadColumns());
      if (!isCurrent()) return;
      this.#publish();
    }
    const found = $search.get()?.found;
    if (!found) return;
    const shown = this.#rows.show(found, state.page);
    describePage(state, chipsOf(found.columns, state));
    await shown;
  }

  async #loadColumns(): Promise<void> {
    this.#columns ??= await loadColumns();
  }

  #publish(): void {
    const columns = this.#columns;
    if (columns) delete this.#list.dataset['uncounted'];
    $search.set({
      state: this.state,
      found: columns && { columns, result: search(columns, this.state) },
    });
  }
}

/** Scrolls to the list where its start is out of view, or the choice would seem to do nothing. */
function scrollToList(list: HTMLElement): void {
  const { top } = list.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.6) list.scrollIntoView();
}
