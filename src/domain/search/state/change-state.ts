import {
  type ChoiceFacet,
  type Facet,
  isRangeFacet,
  RANGE_FACET_NAMES,
  type RangeFacet,
} from '../facets.ts';
import { rangeParameter, SORT_PARAMETER } from './parameters.ts';
import type { NumberRange, SearchState, SortOrder } from './search-state.ts';

/** Each change leads to the first page of the new result. */
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

const BOUNDS = ['from', 'to'] as const satisfies readonly (keyof NumberRange)[];

/**
 * The search with other bounds of a range; without the range where both are null. A bound that changes
 * is no longer one that the text stated.
 */
export function withRange(state: SearchState, facet: RangeFacet, range: NumberRange): SearchState {
  if (range.from === null && range.to === null) return without(state, facet);
  const changed = BOUNDS.filter((bound) => range[bound] !== state.ranges[facet]?.[bound]).map(
    (bound) => rangeParameter(facet, bound),
  );
  return {
    ...markTextBounds(
      state,
      (state.textBounds ?? []).filter((bound) => !changed.includes(bound)),
    ),
    ...FIRST_PAGE,
    ranges: { ...state.ranges, [facet]: range },
  };
}

/** The search with one bound of a range as its text states it. */
export function withTextBound(
  state: SearchState,
  facet: RangeFacet,
  bound: keyof NumberRange,
  value: number,
): SearchState {
  const range = state.ranges[facet] ?? { from: null, to: null };
  const parameter = rangeParameter(facet, bound);
  const others = (state.textBounds ?? []).filter((each) => each !== parameter);
  return markTextBounds(withRange(state, facet, { ...range, [bound]: value }), [
    ...others,
    parameter,
  ]);
}

export function withTextSort(state: SearchState, sort: SortOrder): SearchState {
  const others = (state.textBounds ?? []).filter((each) => each !== SORT_PARAMETER);
  return markTextBounds({ ...state, sort }, [...others, SORT_PARAMETER]);
}

/** The search without the bounds and the order that its text stated, for another text. */
export function withoutTextBounds(state: SearchState): SearchState {
  const { textBounds = [] } = state;
  const sort = textBounds.includes(SORT_PARAMETER) ? 'newest' : state.sort;
  return RANGE_FACET_NAMES.reduce(
    (rest, facet) => {
      const range = { ...(rest.ranges[facet] ?? { from: null, to: null }) };
      for (const bound of BOUNDS) {
        if (textBounds.includes(rangeParameter(facet, bound))) range[bound] = null;
      }
      return withRange(rest, facet, range);
    },
    markTextBounds({ ...state, sort }, []),
  );
}

function markTextBounds(
  { textBounds: _before, ...state }: SearchState,
  textBounds: readonly string[],
): SearchState {
  return textBounds.length > 0 ? { ...state, textBounds } : state;
}
