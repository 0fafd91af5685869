import type { RangeFacet } from '../facets.ts';
import type { SetFacet, SingleFacet } from '../values/choice-values.ts';
import type { StoredColumn } from './column.ts';
import { KNOWN_VALUES_VERSION, type StoredValue } from './known-values.ts';

/** A file of another format, or with other lists of values, is not read. */
export const FORMAT = `2-${KNOWN_VALUES_VERSION}`;

/** The numbers of a range: `min` plus a whole number of steps; 0 stands for no number. */
export interface StoredRange {
  min: number;
  step: number;
  column: StoredColumn;
}

/** The values of a facet of which a vehicle may have several. */
export interface StoredSet {
  /** Which vehicles say what they have; null for all. */
  known: string | null;
  values: [value: StoredValue, bits: string, isPredicted: 0 | 1][];
}

/**
 * The file of the search: the public stock column by column, newest first, as JSON. Vehicles have no
 * ids in it, since random ids would be most of it; a vehicle is its position.
 */
export interface ColumnsFile {
  format: string;
  size: number;
  /** What the stock calls its makes, and their models by the index of the make. */
  makes: string[];
  models: [make: number, name: string][];
  /** One text for each different one; the first is empty. */
  variants: string[];
  model: StoredColumn;
  variant: StoredColumn;
  values: Record<Exclude<SingleFacet, 'make' | 'model' | 'color'>, StoredValue[]>;
  /** What staff wrote about colours; the values of the facet follow from it. */
  colors: { texts: string[]; text: StoredColumn };
  choices: Record<Exclude<SingleFacet, 'make' | 'model' | 'color'>, StoredColumn>;
  sets: Record<SetFacet, StoredSet>;
  /** Null where no vehicle has a number. */
  ranges: Record<RangeFacet, StoredRange | null>;
  /**
   * Free texts about equipment: each once, and the different lists of them that vehicles have, one
   * after the other: steps from text to text, 0 at the end of each list.
   */
  phrases: { texts: string; lists: { length: number; steps: string }; list: StoredColumn };
}
