import type { ChoiceFacet } from './facets.ts';

/** The facts about the stock that the panel needs, whatever is chosen. */
export interface SearchStock {
  /** How many vehicles there are. */
  readonly size: number;
  /** Every value that a vehicle of the stock has, in the order of the panel; empty where none has one. */
  values(facet: ChoiceFacet): readonly string[];
  /**
   * The name of a value on screen: `Škoda` for `skoda`, `Enyaq` for `skoda/enyaq`, `Stationcar` for
   * `estate`. Null for what the stock does not have.
   */
  nameOf(facet: ChoiceFacet, value: string): string | null;
}
