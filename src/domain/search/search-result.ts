import type { ChoiceFacet, RangeFacet } from './facets.ts';

/** The distribution of the values of a range facet. */
export interface RangeBounds {
  /** The lowest and the highest value of the whole stock. */
  min: number;
  max: number;
  /**
   * Vehicles that match everything but this facet, counted in equal parts from `min` to `max`.
   */
  histogram: readonly number[];
}

export interface SearchResult {
  /** Every match in the order asked for, by its position in the columns: what `loadRows` takes. */
  rows: Uint32Array;
  total: number;
  /**
   * For each value of the stock, in the order of its column, the vehicles that have it and match every other
   * facet: the vehicles that choosing it leaves or, next to other choices of its facet, adds.
   */
  counts: Record<ChoiceFacet, Uint32Array>;
  /** Null where no vehicle of the stock has a value. */
  bounds: Record<RangeFacet, RangeBounds | null>;
}
