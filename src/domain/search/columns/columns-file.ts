import type { RangeFacet } from '../facets.ts';
import type { SetFacet, SingleFacet } from '../values/choice-values.ts';

/** Another number for each change of `ColumnsFile`: code reads files of its own format only. */
export const FORMAT = 3;

/** Each text once, and for each vehicle the index of its own; the number of texts for none. */
export interface TextColumn {
  values: string[];
  codes: number[];
}

/** The stock's names of the values that the screen has no words for. */
export type NamedColumn = TextColumn & { names?: string[] };

/** Several texts a vehicle: each different list of their indexes, and for each vehicle its list's index. */
export type ListColumn = TextColumn & { lists: number[][] };

/**
 * The file of the search: the public stock column by column, newest vehicle first. Vehicles have no
 * ids in it, since random ids would be most of it; a vehicle is its position.
 */
export interface ColumnsFile {
  format: typeof FORMAT;
  size: number;
  /** The values of the facets are in the order of the panel. */
  choices: Record<SingleFacet, NamedColumn>;
  sets: Record<SetFacet, ListColumn>;
  ranges: Record<RangeFacet, (number | null)[]>;
  /** What staff wrote, which only a text search reads. */
  texts: { variant: TextColumn; color: TextColumn; equipment: ListColumn };
}
