import {
  CHOICE_PARAMETERS,
  RANGE_FACET_NAMES,
  RANGE_PARAMETERS,
  type RangeFacet,
} from '../facets.ts';

/** The parameters of a search other than its facets. */
export const TEXT_PARAMETER = 'soeg';
/** Names the parameters of the bounds and of the order that the text stated. */
export const TEXT_BOUNDS_PARAMETER = 'fra_soeg';
export const SORT_PARAMETER = 'sortering';
export const PAGE_PARAMETER = 'side';

/** The parameter of one bound of a range: `pris_fra`, `pris_til`. */
export function rangeParameter(facet: RangeFacet, bound: 'from' | 'to'): string {
  return `${RANGE_PARAMETERS[facet]}_${bound === 'from' ? 'fra' : 'til'}`;
}

export const SEARCH_PARAMETERS: readonly string[] = [
  ...Object.values(CHOICE_PARAMETERS),
  ...RANGE_FACET_NAMES.flatMap((facet) => [
    rangeParameter(facet, 'from'),
    rangeParameter(facet, 'to'),
  ]),
  TEXT_PARAMETER,
  TEXT_BOUNDS_PARAMETER,
  SORT_PARAMETER,
  PAGE_PARAMETER,
];
