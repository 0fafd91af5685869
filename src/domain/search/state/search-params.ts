import { CHOICE_FACET_NAMES, CHOICE_PARAMETERS, RANGE_FACET_NAMES } from '../facets.ts';
import {
  PAGE_PARAMETER,
  rangeParameter,
  SORT_PARAMETER,
  TEXT_BOUNDS_PARAMETER,
  TEXT_PARAMETER,
} from './parameters.ts';
import { type SearchState, SORT_VALUES } from './search-state.ts';

/** Whether two searches find the same vehicles in the same order, and show as many of them. */
export function isSameSearch(one: SearchState, other: SearchState): boolean {
  return searchParams(one).toString() === searchParams(other).toString();
}

/**
 * The parameters of a search in one order, without what is not chosen, so that the same search always
 * has the same address; `parseSearch` reads them.
 */
export function searchParams(state: SearchState): URLSearchParams {
  const { choices, ranges, text, textBounds = [], sort, page } = state;
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set(TEXT_PARAMETER, text);
  for (const facet of CHOICE_FACET_NAMES) {
    for (const value of [...(choices[facet] ?? [])].sort()) {
      parameters.append(CHOICE_PARAMETERS[facet], value);
    }
  }
  for (const facet of RANGE_FACET_NAMES) {
    for (const bound of ['from', 'to'] as const) {
      const value = ranges[facet]?.[bound] ?? null;
      if (value === null) continue;
      const parameter = rangeParameter(facet, bound);
      parameters.set(parameter, String(value));
      if (textBounds.includes(parameter)) parameters.append(TEXT_BOUNDS_PARAMETER, parameter);
    }
  }
  if (sort !== 'newest') {
    parameters.set(SORT_PARAMETER, SORT_VALUES[sort]);
    if (textBounds.includes(SORT_PARAMETER))
      parameters.append(TEXT_BOUNDS_PARAMETER, SORT_PARAMETER);
  }
  if (page > 1) parameters.set(PAGE_PARAMETER, String(page));
  return parameters;
}
