import { equipmentCopy } from '#copy/equipment.ts';
import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import { valueCopy } from '#copy/pages/inventory/search.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { choiceValue, setValues } from '#domain/search/values/choice-values.ts';
import { rangeValue } from '#domain/search/values/range-value.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
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
const LOW_PRICE = 200_000;

type Candidate = Pick<SearchStart, 'name'> & {
  search: Partial<SearchState>;
  has: (vehicle: PublicVehicle) => boolean;
};

/**
 * The most common wishes of buyers; the first of these that some but not all cars fulfil are
 * offered.
 */
const CANDIDATES: readonly Candidate[] = [
  part('fuel', 'electric'),
  part('body', 'suv'),
  part('body', 'estate'),
  lowPrice(),
  {
    name: equipmentCopy.tow_bar,
    search: { choices: { equipment: ['tow_bar'] } },
    has: (vehicle) => setValues('equipment', vehicle).includes('tow_bar'),
  },
  {
    name: valueCopy.offer.leasing,
    search: { choices: { offer: ['leasing'] } },
    has: (vehicle) => setValues('offer', vehicle).includes('leasing'),
  },
  part('body', 'van'),
  part('fuel', 'hybrid'),
];

/** The searches that the home page offers of a stock. */
export function searchStarts(
  inventory: readonly { readonly vehicle: PublicVehicle }[],
): SearchStart[] {
  return CANDIDATES.map(({ name, search, has }) => ({
    name,
    path: serverSearchPath({ ...EMPTY_SEARCH, ...search }),
    count: inventory.filter(({ vehicle }) => has(vehicle)).length,
  }))
    .filter(({ count }) => count > 0 && count < inventory.length)
    .slice(0, STARTS);
}

function part(facet: 'fuel' | 'body', value: string): Candidate {
  return {
    name: inventoryCopy.plurals[value] ?? value,
    search: { choices: { [facet]: [value] } },
    has: (vehicle) => choiceValue(facet, vehicle) === value,
  };
}

function lowPrice(): Candidate {
  const price = { from: null, to: LOW_PRICE };
  return {
    name: boundName('price', price),
    search: { ranges: { price } },
    has: (vehicle) => (rangeValue('price', vehicle) ?? Number.POSITIVE_INFINITY) <= LOW_PRICE,
  };
}
