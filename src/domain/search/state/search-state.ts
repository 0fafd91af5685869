import type { ChoiceFacet, RangeFacet } from '../facets.ts';

/**
 * The orders of a list, as the address names them. `newest`, `year`, `range` and `price_desc` put the highest first,
 * the others the lowest; a vehicle without the value that it is sorted by comes last.
 */
export const SORT_VALUES = {
  newest: 'nyeste',
  price: 'pris',
  price_desc: 'pris-faldende',
  monthly: 'ydelse',
  mileage: 'km',
  year: 'aar',
  range: 'raekkevidde',
} as const;
export type SortOrder = keyof typeof SORT_VALUES;
export const SORT_ORDERS = Object.keys(SORT_VALUES) as SortOrder[];

/** Two bounds, both included; null where there is none. */
export interface NumberRange {
  from: number | null;
  to: number | null;
}

/** Everything a visitor can choose on the inventory. */
export interface SearchState {
  /** The chosen values of each facet, sorted, each once; a facet without any is missing. */
  choices: Partial<Record<ChoiceFacet, readonly string[]>>;
  /** A facet without bounds is missing. */
  ranges: Partial<Record<RangeFacet, NumberRange>>;
  /** As typed, with single spaces; empty for none. */
  text: string;
  /** The bounds and the order that the text stated, by their parameters (`pris_til`); missing for none. */
  textBounds?: readonly string[];
  sort: SortOrder;
  /** From 1. */
  page: number;
}

/** The whole stock, as it is shown without any choice. */
export const EMPTY_SEARCH: SearchState = {
  choices: {},
  ranges: {},
  text: '',
  sort: 'newest',
  page: 1,
};

/** How many things have been chosen: values, ranges and text; sorting and page are none. */
export function countChosen({ choices, ranges, text }: SearchState): number {
  const values = Object.values(choices).reduce((sum, chosen) => sum + chosen.length, 0);
  return values + Object.keys(ranges).length + (text === '' ? 0 : 1);
}
