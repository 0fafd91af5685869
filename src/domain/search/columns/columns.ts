import type { ChoiceFacet, RangeFacet } from '../facets.ts';
import type { SearchStock } from '../search-stock.ts';
import type { SetFacet, SingleFacet } from '../values/choice-values.ts';

/** Numbers of a histogram. */
export const HISTOGRAM_PARTS = 24;
/** The part of a vehicle without a number. */
export const NO_PART = 255;

/** The label of a value on screen; null where it is shown as the stock writes it. */
export type LabelOf = (facet: ChoiceFacet, value: string) => string | null;

/** A facet in which a vehicle has at most one value. */
export interface SingleColumn {
  values: readonly string[];
  /** For each vehicle the index of its value; the number of values for none. */
  codes: Uint16Array;
}

/** A facet in which a vehicle may have several values. */
export interface SetColumn {
  values: readonly string[];
  /** For each value, one bit a vehicle. */
  planes: readonly Uint32Array[];
}

export interface RangeColumn {
  /** For each vehicle its number; NaN for none. */
  numbers: Float64Array;
  min: number;
  max: number;
  /** For each vehicle the part of the histogram that it is in. */
  parts: Uint8Array;
}

/** Words by the code of a column: those of a vehicle are the words of its codes. */
export interface WordColumn {
  codes: Uint16Array;
  words: readonly (readonly string[])[];
  /**
   * The facets that name a vehicle rather than its equipment: make, model, variant, fuel, colour
   * and the like.
   */
  isName?: true;
}

/** The stock of a release as the search reads it: column by column, newest vehicle first. */
export interface Columns extends SearchStock {
  singles: Readonly<Record<SingleFacet, SingleColumn>>;
  sets: Readonly<Record<SetFacet, SetColumn>>;
  /** Null where no vehicle has a number. */
  ranges: Readonly<Record<RangeFacet, RangeColumn | null>>;
  /** The columns in which the texts of a search are looked up. */
  words: readonly WordColumn[];
  /** Words of the values of sets. */
  setWords: readonly (Pick<WordColumn, 'isName'> & {
    plane: Uint32Array;
    words: readonly string[];
  })[];
  /** The facet that a word names a value of, whether the stock has that value or not. */
  named: ReadonlyMap<string, ChoiceFacet>;
  /** Every word, once. */
  vocabulary: readonly string[];
}
