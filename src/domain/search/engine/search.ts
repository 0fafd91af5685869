import type { Columns } from '#domain/search/columns/columns.ts';
import {
  CHOICE_FACET_NAMES,
  type ChoiceFacet,
  mustHaveAll,
  RANGE_FACET_NAMES,
  type RangeFacet,
} from '../facets.ts';
import { recordOf } from '../record-of.ts';
import type { SearchResult } from '../search-result.ts';
import type { SearchState } from '../state/search-state.ts';
import { countParts, countValues } from './count-values.ts';
import { type Dimension, findMisses, type Misses } from './dimensions.ts';
import { positionsBy } from './order.ts';

/**
 * The result of a search in a stock. A vehicle that fails exactly one dimension is not found, but
 * counts for the values of that dimension, since another choice there would find it.
 */
export function search(columns: Columns, state: SearchState): SearchResult {
  const misses = findMisses(columns, state);
  const { matches, near } = collect(misses);
  /** The vehicles that match everything but one dimension. */
  const matchingOthers = (dimension: Dimension) => {
    const others = near[misses.dimensions.indexOf(dimension)];
    return others ? matches.concat(others) : matches;
  };
  const countsOf = (facet: ChoiceFacet) => {
    // One more value of a facet that needs all of its values leaves a part of the present result.
    const positions = mustHaveAll(facet)
      ? matches
      : matchingOthers(facet === 'make' ? 'model' : facet);
    return countValues(columns.choices[facet], positions);
  };
  const boundsOf = (facet: RangeFacet) => countParts(columns.ranges[facet], matchingOthers(facet));
  const order = positionsBy(columns, state.sort);
  return {
    rows: order?.filter((position) => misses.counts[position] === 0) ?? Uint32Array.from(matches),
    total: matches.length,
    counts: recordOf(CHOICE_FACET_NAMES, countsOf),
    bounds: recordOf(RANGE_FACET_NAMES, boundsOf),
  };
}

export function countMatches(columns: Columns, state: SearchState): number {
  return matchingPositions(columns, state).length;
}

/** The positions of the vehicles that a search finds, newest first. */
export function matchingPositions(columns: Columns, state: SearchState): number[] {
  const { counts } = findMisses(columns, state);
  const matches: number[] = [];
  // Without those that nearly match, which `collect` lists: watches search often.
  for (let position = 0; position < counts.length; position += 1) {
    if (counts[position] === 0) matches.push(position);
  }
  return matches;
}

/**
 * The vehicles that fail no dimension, and for each dimension those that fail it alone, in the order of
 * the columns.
 */
function collect({ dimensions, counts, last }: Misses): { matches: number[]; near: number[][] } {
  const matches: number[] = [];
  const near = dimensions.map((): number[] => []);
  counts.forEach((count, position) => {
    if (count === 0) matches.push(position);
    else if (count === 1) near[last[position] as number]?.push(position);
  });
  return { matches, near };
}
