import type { RangeFacet } from '../facets.ts';
import type { SetFacet, SingleFacet } from '../values/choice-values.ts';
import type { StoredColumn } from './column.ts';

/** A file of another format is not read. */
export const FORMAT = 1;

/** A value of the stock and its name on screen. */
export type NamedValue = [value: string, name: string];

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
  values: Record<Exclude<SingleFacet, 'make' | 'model'>, NamedValue[]>;
  choices: Record<Exclude<SingleFacet, 'make' | 'model'>, StoredColumn>;
  sets: Record<SetFacet, [...NamedValue, bits: string, isPredicted: 0 | 1][]>;
  /** Null where no vehicle has a number. */
  ranges: Record<RangeFacet, StoredRange | null>;
  /** The words of free texts, one of each, and the different lists of them that vehicles have. */
  words: string;
  wordLists: number[][];
  wordList: StoredColumn;
}
