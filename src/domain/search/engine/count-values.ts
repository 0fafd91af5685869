import type { ChoiceColumn, RangeColumn } from '#domain/search/columns/columns.ts';
import { HISTOGRAM_PARTS, NO_PART } from '#domain/search/columns/columns.ts';
import type { RangeBounds } from '../search-result.ts';

/** How many of the vehicles at some positions have each value of a column; a vehicle may have several. */
export function countValues(
  { values, lists, codes }: ChoiceColumn,
  positions: readonly number[],
): Uint32Array {
  const withList = countCodes(codes, positions, lists.length);
  const counts = new Uint32Array(values.length);
  lists.forEach((list, code) => {
    for (const value of list) {
      counts[value] = (counts[value] as number) + (withList[code] as number);
    }
  });
  return counts;
}

/** The histogram of the vehicles at some positions, between the bounds of the whole stock. */
export function countParts(
  column: RangeColumn | null,
  positions: readonly number[],
): RangeBounds | null {
  if (column === null) return null;
  const { parts, min, max } = column;
  const counts = countCodes(parts, positions, NO_PART + 1);
  return { min, max, histogram: Array.from(counts.subarray(0, HISTOGRAM_PARTS)) };
}

/** How many of the vehicles have each code from 0 to below `size`. */
function countCodes(
  codes: Uint8Array | Uint16Array,
  positions: readonly number[],
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  for (const position of positions) {
    const code = codes[position] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}
