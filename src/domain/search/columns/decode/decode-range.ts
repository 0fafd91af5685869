import { readColumn } from '../column.ts';
import { HISTOGRAM_PARTS, NO_PART, type RangeColumn } from '../columns.ts';
import type { StoredRange } from '../columns-file.ts';

/** The numbers of a range, with the part of the histogram that each is in. */
export function decodeRange(
  stored: StoredRange | null,
  size: number,
  groups: ArrayLike<number>,
): RangeColumn | null {
  if (stored === null) return null;
  const [min, step, column] = stored;
  // Hundredths are whole again after the rounding.
  const numbers = readColumn(column, size, groups).map((steps) =>
    steps === 0 ? Number.NaN : Math.round((min + (steps - 1) * step) * 100) / 100,
  );
  let max = min;
  for (const number of numbers) if (number > max) max = number;
  const parts = Uint8Array.from(numbers, (number) => partOf(number, min, max));
  return { numbers, min, max, parts };
}

/** The part of a histogram from `min` to `max` that a number is in. */
export function partOf(number: number, min: number, max: number): number {
  if (Number.isNaN(number)) return NO_PART;
  if (max === min) return 0;
  const part = Math.floor(((number - min) / (max - min)) * HISTOGRAM_PARTS);
  return Math.min(HISTOGRAM_PARTS - 1, part);
}
