import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import type { Chip } from '../search/controls/list-data.ts';
import type { InventoryList } from './inventory-lists.ts';

/** The search whose result a built list is. */
export function searchOfList(list: InventoryList): SearchState {
  const choices: SearchState['choices'] = {};
  for (const { facet, value } of chipsOfList(list)) choices[facet] = [value];
  return { ...EMPTY_SEARCH, choices };
}

/** The make of a built list, and its model, fuel or body. */
export function chipsOfList({ make, part }: InventoryList) {
  return [
    ...(make ? [{ facet: 'make' as const, value: make.slug, name: make.name }] : []),
    ...(part ? [part] : []),
  ] satisfies Chip[];
}

/** Whether a list is that of a make whose vehicles are all sold. */
export function isSoldOutMake({ make, total }: Pick<InventoryList, 'make' | 'total'>): boolean {
  return make !== null && total === 0;
}
