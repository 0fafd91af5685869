import type { ChoiceFacet, RangeFacet } from '#domain/search/facets.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';

/** A value of a facet, its name on screen, and how many cars choosing it leaves. */
export type FacetValue = readonly [value: string, name: string, count: number];

export interface ChoiceFacetData {
  facet: ChoiceFacet;
  values: readonly FacetValue[];
}

export interface RangeFacetData {
  facet: RangeFacet;
  /** Missing in the built HTML, so that a new price does not change every page of the inventory. */
  bounds?: { min: number; max: number; histogram: readonly number[] };
}

export type FacetData = ChoiceFacetData | RangeFacetData;

/** Everything the panel shows; as a prop of the island it is small and plain. */
export interface PanelData {
  state: SearchState;
  /** Missing where the page does not know it. */
  total?: number;
  makes: readonly FacetValue[];
  facets: readonly FacetData[];
}

export function isChoice(data: FacetData): data is ChoiceFacetData {
  return 'values' in data;
}
