import type { RangeFacet } from '../facets.ts';
import type { SetFacet, SingleFacet } from '../values/choice-values.ts';
import type { StoredColumn } from './column.ts';

/** A file of another format is not read. */
export const FORMAT = 1;

/** The numbers of a range: `min` plus a whole number of steps; 0 stands for no number. */
export interface StoredRange {
  min: number;
  step: number;
  column: StoredColumn;
}

/**
 * The file of the search: the public stock column by column, newest first, as JSON. Vehicles have no
 * ids in it, since random ids would be most of it; a vehicle is its position.
 */
export interface ColumnsFile {
  format: typeof FORMAT;
  size: number;
  /** What the stock calls its makes, and their models by the index of the make. */
  makes: string[];
  models: [make: number, name: string][];
  /** One text for each different one; the first is empty. */
  variants: string[];
  model: StoredColumn;
  variant: StoredColumn;
  values: Record<Exclude<SingleFacet, 'make' | 'model' | 'color'>, string[]>;
  /** What staff wrote about colours; the values of the facet follow from it. */
  colors: { texts: string[]; text: StoredColumn };
  choices: Record<Exclude<SingleFacet, 'make' | 'model' | 'color'>, StoredColumn>;
  sets: Record<SetFacet, [value: string, bits: string, isPredicted: 0 | 1][]>;
  /** Null where no vehicle has a number. */
  ranges: Record<RangeFacet, StoredRange | null>;
  /**
   * Free texts about equipment: each once, and the different lists of them that vehicles have, one
   * after the other: steps from text to text, 0 at the end of each list.
   */
  phrases: { texts: string; lists: { length: number; steps: string }; list: StoredColumn };
}
