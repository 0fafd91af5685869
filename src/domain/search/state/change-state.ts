import { type ChoiceFacet, type Facet, isRangeFacet, type RangeFacet } from '../facets.ts';
import type { NumberRange, SearchState } from './search-state.ts';

/** Each change leads to the first page of what is found then. */
const FIRST_PAGE = { page: 1 } as const;

/** The search without a facet, or without one of its chosen values. */
export function without(state: SearchState, facet: Facet, value?: string): SearchState {
  if (isRangeFacet(facet)) {
    const ranges: SearchState['ranges'] = { ...state.ranges };
    delete ranges[facet];
    return { ...state, ...FIRST_PAGE, ranges };
  }
  const rest =
    value === undefined ? [] : (state.choices[facet] ?? []).filter((each) => each !== value);
  const choices: SearchState['choices'] = { ...state.choices };
  delete choices[facet];
  if (rest.length > 0) choices[facet] = rest;
  return { ...state, ...FIRST_PAGE, choices };
}

/** The search with a value of a facet chosen, or no longer chosen if it was. */
export function toggled(state: SearchState, facet: ChoiceFacet, value: string): SearchState {
  const chosen = state.choices[facet] ?? [];
  if (chosen.includes(value)) return without(state, facet, value);
  const choices = { ...state.choices, [facet]: [...chosen, value].sort() };
  return { ...state, ...FIRST_PAGE, choices };
}

/** The search with other bounds of a range; without the range where both are null. */
export function withRange(state: SearchState, facet: RangeFacet, range: NumberRange): SearchState {
  if (range.from === null && range.to === null) return without(state, facet);
  return { ...state, ...FIRST_PAGE, ranges: { ...state.ranges, [facet]: range } };
}
