import type { RangeColumn, SetColumn, SingleColumn } from '#domain/search/columns/columns.ts';
import { HISTOGRAM_PARTS } from '#domain/search/columns/columns.ts';
import type { RangeBounds } from '../search-result.ts';

/** Vehicles by position, in lists whose beginning alone counts. */
export interface Positions {
  list: Uint32Array;
  length: number;
}

/** How many of the vehicles have each value. */
export function countCodes(
  { values, codes }: SingleColumn,
  groups: readonly Positions[],
): Map<string, number> {
  const counts = new Uint32Array(values.length + 1);
  for (const { list, length } of groups) {
    for (let index = 0; index < length; index += 1) {
      const code = codes[list[index] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  return new Map(values.map((value, code) => [value, counts[code] as number]));
}

/** How many of the vehicles have each value; a vehicle may have several. */
export function countBits(
  { values, planes }: SetColumn,
  size: number,
  groups: readonly Positions[],
): Map<string, number> {
  const chosen = new Uint32Array(Math.ceil(size / 32));
  for (const { list, length } of groups) {
    for (let index = 0; index < length; index += 1) {
      const position = list[index] as number;
      chosen[position >>> 5] = (chosen[position >>> 5] as number) | (1 << (position & 31));
    }
  }
  return new Map(
    values.map((value, at) => {
      const plane = planes[at];
      let count = 0;
      if (plane) {
        for (let word = 0; word < chosen.length; word += 1) {
          count += bitsOf((plane[word] as number) & (chosen[word] as number));
        }
      }
      return [value, count];
    }),
  );
}

/** The histogram of the vehicles, between the bounds of the whole stock. */
export function countParts(
  column: RangeColumn | null,
  groups: readonly Positions[],
): RangeBounds | null {
  if (column === null) return null;
  const { parts, min, max } = column;
  const counts = new Uint32Array(256);
  for (const { list, length } of groups) {
    for (let index = 0; index < length; index += 1) {
      const part = parts[list[index] as number] as number;
      counts[part] = (counts[part] as number) + 1;
    }
  }
  return { min, max, histogram: Array.from(counts.subarray(0, HISTOGRAM_PARTS)) };
}

/** The number of set bits, https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
