import type { Columns } from '../columns/columns.ts';
import { countMatches } from '../engine/search.ts';
import { EMPTY_SEARCH, type SearchState } from '../state/search-state.ts';
import { type Loosened, loosenings } from './loosenings.ts';

/** A search near one that finds nothing, and what it finds. */
export interface WayOut {
  /** What has been given up or widened; mostly one. */
  loosen: Loosened['loosen'];
  state: SearchState;
  total: number;
}

const WAYS = 3;
/** No visitor chooses more: the panel offers no value without a car. Every pair of more costs seconds. */
const MOST_IN_PAIRS = 20;

/**
 * The three nearest searches that find vehicles: with a range widened to the next vehicle, or one
 * choice given up; only where none of these finds any, with two given up, else the whole stock.
 */
export function waysOut(columns: Columns, state: SearchState): readonly WayOut[] {
  const single = loosenings(columns, state);
  const near = nearest(columns, single);
  if (near.length > 0) return near;
  const paired = single.length > MOST_IN_PAIRS ? [] : single;
  const double = paired.flatMap((first) =>
    loosenings(columns, first.state)
      .filter(({ loosen: [facet] }) => facet !== undefined && !first.loosen.includes(facet))
      .map(
        (second): Loosened => ({
          loosen: [...first.loosen, ...second.loosen],
          state: second.state,
          distance: first.distance + second.distance,
        }),
      ),
  );
  const further = nearest(columns, double);
  if (further.length > 0 || columns.size === 0) return further;
  const all = [...new Set(single.flatMap(({ loosen }) => loosen))];
  return [{ loosen: all, state: { ...EMPTY_SEARCH, sort: state.sort }, total: columns.size }];
}

/** Those that find vehicles, nearest first, each set of facets once. */
function nearest(columns: Columns, candidates: readonly Loosened[]): WayOut[] {
  const found = candidates
    .map(({ distance, ...way }) => ({ ...way, distance, total: countMatches(columns, way.state) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.distance - b.distance || b.total - a.total);
  const byFacets = new Map<string, WayOut>();
  for (const { loosen, state, total } of found) {
    const key = [...loosen].sort().join(' ');
    if (!byFacets.has(key)) byFacets.set(key, { loosen, state, total });
  }
  return [...byFacets.values()].slice(0, WAYS);
}
