import type { RangeFacet } from '../facets.ts';
import type { SetFacet, SingleFacet } from '../values/choice-values.ts';
import type { StoredColumn } from './column.ts';
import { KNOWN_VALUES_VERSION, type StoredValue } from './known-values.ts';

/** A file of another format, or with other lists of values, is not read. */
export const FORMAT = `2-${KNOWN_VALUES_VERSION}`;

/** The numbers of a range: `min` plus a whole number of steps; 0 stands for no number. */
export type StoredRange = [min: number, step: number, column: StoredColumn];

/** The values of a facet of which a vehicle may have several. */
export type StoredSet = [
  /** Which vehicles say what they have; null for all. */
  known: string | null,
  values: [value: StoredValue, bits: string, isPredicted: 0 | 1][],
];

/**
 * The file of the search: the public stock column by column, newest first. Vehicles have no
 * ids in it, since random ids would be most of it; a vehicle is its position.
 */
export interface ColumnsFile {
  size: number;
  /** What the stock calls its makes, and its models with the index of their make and their variants. */
  makes: string[];
  models: [make: number, name: string, variants: string[]][];
  /** For each vehicle the number of its variant, counted through all models. */
  trim: string;
  /** What staff wrote about colours; the values of the facet follow from it. */
  colors: { texts: string[]; text: StoredColumn };
  /** The values of each facet, and for each vehicle the place of its own from 1; 0 for none. */
  choices: Record<
    Exclude<SingleFacet, 'make' | 'model' | 'color'>,
    [values: StoredValue[], column: StoredColumn]
  >;
  sets: Record<SetFacet, StoredSet>;
  /** Null where no vehicle has a number. */
  ranges: Record<RangeFacet, StoredRange | null>;
  /**
   * Free texts about equipment: each once, and the different lists of them that vehicles have, one
   * after the other: steps from text to text, 0 at the end of each list.
   */
  phrases: { texts: string; lists: { length: number; steps: string }; list: StoredColumn };
}
