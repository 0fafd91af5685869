import type { ChoiceFacet, RangeFacet } from '../facets.ts';

export const HISTOGRAM_PARTS = 24;
/** The part of a vehicle without a number. */
export const NO_PART = 255;

/** The label of a value on screen; null where it is shown as the stock writes it. */
export type LabelOf = (facet: ChoiceFacet, value: string) => string | null;

/** A facet of which a vehicle has one value, several or none. */
export interface ChoiceColumn {
  /** Every value that a vehicle of the stock has, in the order of the panel. */
  values: readonly string[];
  /**
   * Each different list of values that a vehicle has, by their indexes. Where a vehicle has at most one value,
   * the list at an index has the value of that index alone, and the last list none.
   */
  lists: readonly (readonly number[])[];
  /** For each vehicle the index of its list. */
  codes: Uint16Array;
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
export interface Columns {
  size: number;
  choices: Readonly<Record<ChoiceFacet, ChoiceColumn>>;
  /** Null where no vehicle has a number. */
  ranges: Readonly<Record<RangeFacet, RangeColumn | null>>;
  /** The columns in which the texts of a search are looked up. */
  words: readonly WordColumn[];
  /** The facet that a word names a value of, whether the stock has that value or not. */
  named: ReadonlyMap<string, ChoiceFacet>;
  /** Every word, once. */
  vocabulary: readonly string[];
  /**
   * The name of a value on screen: `Škoda` for `skoda`, `Enyaq` for `skoda/enyaq`, `Stationcar` for
   * `estate`. Null for what the stock does not have.
   */
  nameOf(facet: ChoiceFacet, value: string): string | null;
}
