import { equipmentCopy } from '#copy/equipment.ts';
import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import { valueCopy } from '#copy/pages/inventory/search.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import { countMatches } from '#domain/search/engine/search.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { boundName } from '#features/inventory/search/range-number.ts';
import { serverSearchPath } from '#features/inventory/search/search-address.ts';

/** A search that the home page offers. */
export interface SearchStart {
  name: string;
  path: string;
  /** How many cars its list has. */
  count: number;
}

const STARTS = 5;
/** DKK. */
const LOW_PRICE = { from: null, to: 200_000 };

type Candidate = Pick<SearchStart, 'name'> & { search: Partial<SearchState> };

/**
 * The most common wishes of buyers; the first of these that some but not all cars fulfil are
 * offered.
 */
const CANDIDATES: readonly Candidate[] = [
  part('fuel', 'electric'),
  part('body', 'suv'),
  part('body', 'estate'),
  { name: boundName('price', LOW_PRICE), search: { ranges: { price: LOW_PRICE } } },
  { name: equipmentCopy.tow_bar, search: { choices: { equipment: ['tow_bar'] } } },
  { name: valueCopy.offer.leasing, search: { choices: { offer: ['leasing'] } } },
  part('body', 'van'),
  part('fuel', 'hybrid'),
];

/** The searches that the home page offers of a stock. */
export function searchStarts(columns: Columns): SearchStart[] {
  return CANDIDATES.map(({ name, search }) => {
    const state = { ...EMPTY_SEARCH, ...search };
    return { name, path: serverSearchPath(state), count: countMatches(columns, state) };
  })
    .filter(({ count }) => count > 0 && count < columns.size)
    .slice(0, STARTS);
}

function part(facet: 'fuel' | 'body', value: string): Candidate {
  return {
    name: inventoryCopy.plurals[value] ?? value,
    search: { choices: { [facet]: [value] } },
  };
}
