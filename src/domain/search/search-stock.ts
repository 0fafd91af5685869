import type { ChoiceFacet } from './facets.ts';

/** What the panel needs to know of the stock, whatever is chosen. */
export interface SearchStock {
  /** How many vehicles there are. */
  readonly size: number;
  /** Every value that a vehicle of the stock has, in the order of the panel; empty where none has one. */
  values(facet: ChoiceFacet): readonly string[];
  /**
   * How the stock itself writes a value: `Škoda` for `skoda`, `Enyaq` for `skoda/enyaq`. Null for codes
   * that `copy` translates, and for what the stock does not have.
   */
  nameOf(facet: ChoiceFacet, value: string): string | null;
}
