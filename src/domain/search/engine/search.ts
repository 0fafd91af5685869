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
import { countBits, countCodes, countParts, type Positions } from './count-values.ts';
import { applyDimensions, type Dimension, dimensionOf, isSet, type Misses } from './dimensions.ts';
import { positionsBy } from './order.ts';

/**
 * The result of a search in a stock. A vehicle that fails exactly one dimension is not found, but
 * counts for the values of that dimension, since another choice there would find it.
 */
export function search(columns: Columns, state: SearchState): SearchResult {
  const scratch = scratchFor(columns.size);
  const { misses } = scratch;
  const applied = applyDimensions(columns, state, misses);
  const matches = collect(scratch, applied.length);
  /** The vehicles that match everything but one dimension. */
  const matchingOthers = (dimension: Dimension): Positions[] => {
    const near = scratch.near[applied.indexOf(dimension)];
    return near ? [matches, near] : [matches];
  };
  const countsOf = (facet: ChoiceFacet) => {
    // One more value of a facet that needs all of its values leaves a part of the present result.
    const groups = mustHaveAll(facet) ? [matches] : matchingOthers(dimensionOf(facet));
    return isSet(facet)
      ? countBits(columns.sets[facet], columns.size, groups)
      : countCodes(columns.singles[facet], groups);
  };
  const boundsOf = (facet: RangeFacet) => countParts(columns.ranges[facet], matchingOthers(facet));
  return {
    rows: inOrder(matches, misses, positionsBy(columns, state.sort)),
    total: matches.length,
    counts: recordOf(CHOICE_FACET_NAMES, countsOf),
    bounds: recordOf(RANGE_FACET_NAMES, boundsOf),
  };
}

/** How many vehicles a search finds. */
export function countMatches(columns: Columns, state: SearchState): number {
  const { misses } = scratchFor(columns.size);
  applyDimensions(columns, state, misses);
  let total = 0;
  for (const count of misses.counts) if (count === 0) total += 1;
  return total;
}

/** The positions of the vehicles that a search finds, newest first. */
export function matchingPositions(columns: Columns, state: SearchState): number[] {
  const { misses } = scratchFor(columns.size);
  applyDimensions(columns, state, misses);
  const found: number[] = [];
  for (let position = 0; position < columns.size; position += 1) {
    if (misses.counts[position] === 0) found.push(position);
  }
  return found;
}

/** Memory that every search of a stock of one size uses again. */
interface Scratch {
  misses: Misses;
  matches: Uint32Array;
  /** For each dimension the vehicles that fail it alone. */
  near: Positions[];
}

let scratch: Scratch | undefined;

function scratchFor(size: number): Scratch {
  if (scratch?.matches.length !== size) {
    const misses = { counts: new Uint8Array(size), last: new Uint8Array(size) };
    scratch = { misses, matches: new Uint32Array(size), near: [] };
  }
  return scratch;
}

/** Lists the matches, in the order of the columns, and fills `near`. */
function collect({ misses, matches, near }: Scratch, dimensions: number): Positions {
  const { counts, last } = misses;
  const size = counts.length;
  while (near.length < dimensions) near.push({ list: new Uint32Array(size), length: 0 });
  for (const positions of near) positions.length = 0;
  let length = 0;
  for (let position = 0; position < size; position += 1) {
    const count = counts[position] as number;
    if (count === 0) {
      matches[length] = position;
      length += 1;
    } else if (count === 1) {
      const positions = near[last[position] as number] as Positions;
      positions.list[positions.length] = position;
      positions.length += 1;
    }
  }
  return { list: matches, length };
}

function inOrder(matches: Positions, { counts }: Misses, order: Uint32Array | null): Uint32Array {
  const rows = matches.list.slice(0, matches.length);
  if (order === null) return rows;
  let length = 0;
  for (let index = 0; index < order.length; index += 1) {
    const position = order[index] as number;
    if (counts[position] === 0) {
      rows[length] = position;
      length += 1;
    }
  }
  return rows;
}
