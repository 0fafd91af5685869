import { CHOICE_FACET_NAMES, CHOICE_PARAMETERS, RANGE_FACET_NAMES } from '../facets.ts';
import {
  PAGE_PARAMETER,
  rangeParameter,
  SORT_PARAMETER,
  TEXT_BOUNDS_PARAMETER,
  TEXT_PARAMETER,
} from './parameters.ts';
import { parseNumber } from './parse-number.ts';
import {
  type NumberRange,
  type SearchState,
  SORT_ORDERS,
  SORT_VALUES,
  type SortOrder,
} from './search-state.ts';

/** No facet has more values; an address with more was not made by the panel. */
const MAX_VALUES = 50;
/** Longer texts are cut. Characters. */
export const MAX_TEXT = 100;
const MAX_PAGE = 1000;
/** The slugs and codes that values are. A model is `make/model`. */
const VALUE = /^[a-z0-9][a-z0-9_-]{0,79}(?:\/[a-z0-9_-]{1,80})?$/u;

/** The search that an address states. Never throws: what is unknown or malformed is left out. */
export function parseSearch(parameters: URLSearchParams): SearchState {
  const choices: SearchState['choices'] = {};
  for (const facet of CHOICE_FACET_NAMES) {
    const values = parameters.getAll(CHOICE_PARAMETERS[facet]).filter((value) => VALUE.test(value));
    if (values.length > 0) choices[facet] = [...new Set(values)].slice(0, MAX_VALUES).sort();
  }
  const ranges: SearchState['ranges'] = {};
  const textBounds: string[] = [];
  for (const facet of RANGE_FACET_NAMES) {
    const bound = (name: keyof NumberRange) => {
      const parameter = rangeParameter(facet, name);
      const value = parseNumber(parameters.get(parameter));
      const isOfText = parameters.getAll(TEXT_BOUNDS_PARAMETER).includes(parameter);
      if (value !== null && isOfText) textBounds.push(parameter);
      return value;
    };
    const range = { from: bound('from'), to: bound('to') };
    if (range.from !== null || range.to !== null) ranges[facet] = range;
  }
  const sort = sortOrder(parameters.get(SORT_PARAMETER));
  const isSortOfText = parameters.getAll(TEXT_BOUNDS_PARAMETER).includes(SORT_PARAMETER);
  if (sort !== 'newest' && isSortOfText) textBounds.push(SORT_PARAMETER);
  return {
    choices,
    ranges,
    text: searchText(parameters.get(TEXT_PARAMETER) ?? ''),
    ...(textBounds.length > 0 && { textBounds }),
    sort,
    page: pageNumber(parameters.get(PAGE_PARAMETER)),
  };
}

/** What was typed, with single spaces and of a bounded length. */
export function searchText(typed: string): string {
  // A surrogate that the cut leaves alone would not survive an address.
  return typed.toWellFormed().replace(/\s+/gu, ' ').trim().slice(0, MAX_TEXT).toWellFormed().trim();
}

/** The order that an address or the field of the orders names; newest for any other text. */
export function sortOrder(value: string | null): SortOrder {
  return SORT_ORDERS.find((order) => SORT_VALUES[order] === value) ?? 'newest';
}

function pageNumber(value: string | null): number {
  const page = /^\d{1,4}$/u.test(value ?? '') ? Number(value) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}
