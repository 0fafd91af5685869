import type { Columns } from '../columns/columns.ts';
import { countMatches } from '../engine/search.ts';
import { EMPTY_SEARCH, type SearchState } from '../state/search-state.ts';
import { type RelaxedSearch, relaxations } from './relaxations.ts';

/** A search near one that finds nothing, and what it finds. */
export interface SuggestedSearch extends Omit<RelaxedSearch, 'distance'> {
  total: number;
}

const SHOWN = 3;
/** No visitor chooses more: the panel offers no value without a car. Every pair of more costs seconds. */
const MOST_IN_PAIRS = 20;

/**
 * The three nearest searches that find vehicles: with a range widened to the next vehicle, or one
 * choice dropped; only where none of these finds any, with two dropped, else the whole stock.
 */
export function suggestSearches(columns: Columns, state: SearchState): readonly SuggestedSearch[] {
  const single = relaxations(columns, state);
  const near = nearest(columns, single);
  if (near.length > 0) return near;
  const paired = single.length > MOST_IN_PAIRS ? [] : single;
  const double = paired.flatMap((first) =>
    relaxations(columns, first.state)
      .filter(({ relaxed: [facet] }) => facet !== undefined && !first.relaxed.includes(facet))
      .map(
        (second): RelaxedSearch => ({
          relaxed: [...first.relaxed, ...second.relaxed],
          words: [...(first.words ?? []), ...(second.words ?? [])],
          state: second.state,
          distance: first.distance + second.distance,
        }),
      ),
  );
  const further = nearest(columns, double);
  if (further.length > 0 || columns.size === 0) return further;
  const all = [...new Set(single.flatMap(({ relaxed }) => relaxed))];
  return [{ relaxed: all, state: { ...EMPTY_SEARCH, sort: state.sort }, total: columns.size }];
}

/** Those that find vehicles, nearest first, each set of facets once. */
function nearest(columns: Columns, candidates: readonly RelaxedSearch[]): SuggestedSearch[] {
  const found = candidates
    .map((near) => ({ ...near, total: countMatches(columns, near.state) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.distance - b.distance || b.total - a.total);
  const byFacets = new Map<string, SuggestedSearch>();
  for (const { distance: _distance, ...near } of found) {
    const key = [...near.relaxed.toSorted(), ...(near.words ?? [])].join(' ');
    if (!byFacets.has(key)) byFacets.set(key, near);
  }
  return [...byFacets.values()].slice(0, SHOWN);
}
