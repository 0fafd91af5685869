import type { Columns } from './columns/columns.ts';
import { countMatches } from './engine/search.ts';
import { type ChoiceFacet, isRangeFacet, type RangeFacet } from './facets.ts';
import type { SearchState } from './state/search-state.ts';

/** A search with one choice less, and what it finds. */
export interface WayOut {
  loosen: ChoiceFacet | RangeFacet | 'text';
  state: SearchState;
  total: number;
}

const MAX_WAYS = 3;

/** The searches that find most with one choice less, at most three. */
export function waysOut(columns: Columns, state: SearchState): readonly WayOut[] {
  const chosen = [
    ...(Object.keys(state.choices) as ChoiceFacet[]),
    ...(Object.keys(state.ranges) as RangeFacet[]),
    ...(state.text === '' ? [] : (['text'] as const)),
  ];
  return chosen
    .map((loosen) => ({ loosen, state: without(state, loosen) }))
    .map((way) => ({ ...way, total: countMatches(columns, way.state) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, MAX_WAYS);
}

function without(state: SearchState, loosen: WayOut['loosen']): SearchState {
  if (loosen === 'text') return { ...state, text: '', page: 1 };
  if (isRangeFacet(loosen)) {
    const { [loosen]: _range, ...ranges } = state.ranges;
    return { ...state, ranges, page: 1 };
  }
  const { [loosen]: _values, ...choices } = state.choices;
  return { ...state, choices, page: 1 };
}
