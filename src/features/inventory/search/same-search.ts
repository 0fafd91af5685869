import { searchParams } from '#domain/search/state/search-params.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';

/** Whether two searches find the same cars in the same order, and show as many of them. */
export function isSameSearch(one: SearchState, other: SearchState): boolean {
  return searchParams(one).toString() === searchParams(other).toString();
}
