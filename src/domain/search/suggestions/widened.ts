import type { Columns } from '../columns/columns.ts';
import { search } from '../engine/search.ts';
import type { RangeFacet } from '../facets.ts';
import type { NumberRange, SearchState } from '../state/search-state.ts';

/** Widened bounds are round, as a visitor would type them. */
const ROUND_TO: Record<RangeFacet, number> = {
  price: 5000,
  monthly: 100,
  year: 1,
  mileage: 5000,
  power: 5,
  range: 10,
  towing: 50,
  consumption_km_l: 0.5,
  consumption_wh_km: 5,
};

/**
 * The range widened on one side until it holds the nearest vehicle that `open`, the search without the
 * range, finds; null where that finds none. The distance is in parts of what the whole stock spans.
 */
export function widened(
  columns: Columns,
  open: SearchState,
  facet: RangeFacet,
  { from, to }: NumberRange,
): (NumberRange & { distance: number }) | null {
  const column = columns.ranges[facet];
  if (column === null) return null;
  const numbers = Array.from(
    search(columns, open).rows,
    (row) => column.numbers[row] ?? Number.NaN,
  );
  const below = from === null ? [] : numbers.filter((number) => number < from);
  const above = to === null ? [] : numbers.filter((number) => number > to);
  const lower = below.length > 0 ? below.reduce((a, b) => Math.max(a, b)) : null;
  const higher = above.length > 0 ? above.reduce((a, b) => Math.min(a, b)) : null;
  const down = lower === null || from === null ? Number.POSITIVE_INFINITY : from - lower;
  const up = higher === null || to === null ? Number.POSITIVE_INFINITY : higher - to;
  const unit = ROUND_TO[facet];
  const span = column.max - column.min || 1;
  if (down <= up && lower !== null) {
    return { from: Math.floor(lower / unit) * unit, to, distance: down / span };
  }
  if (higher === null) return null;
  return { from, to: Math.ceil(higher / unit) * unit, distance: up / span };
}
