import { atom } from 'nanostores';
import type { Columns } from '#domain/search/columns/columns.ts';
import type { SearchResult } from '#domain/search/search-result.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import type { Edit } from '../edit-search.ts';

/** What a visitor has chosen, and what it finds. */
export interface Search {
  state: SearchState;
  /** Null until the columns have been loaded. */
  found: { columns: Columns; result: SearchResult } | null;
}

/** The search that panel, chips, count and list show; null before the visitor turns to any of them. */
export const $search = atom<Search | null>(null);
/** Whether the rows on screen are those of the search, no longer those that the page was built with. */
export const $isListTaken = atom(false);
/** Whether the facets cover the window of a phone. */
export const $isSheetOpen = atom(false);

interface ChangeOptions {
  /** Index of a row that gets the focus once it is shown. */
  focusRow?: number;
}

type Change = (edit: Edit, options: ChangeOptions) => void;
type Asked = Parameters<Change>;

/** Asked for before the session started: a press that is repeated after loading comes that early. */
let waiting: Asked[] = [];
let change: Change = (...asked) => waiting.push(asked);

/** Hands every change of the search to `listener`, those that are waiting first. */
export function onChange(listener: Change): void {
  change = listener;
  for (const asked of waiting) listener(...asked);
  waiting = [];
}

/** Changes the search; the address and the list follow. */
export function changeSearch(edit: Edit, options: ChangeOptions = {}): void {
  change(edit, options);
}
