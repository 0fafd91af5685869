import type { Columns } from '#domain/search/columns/columns.ts';
import {
  type ChoiceFacet,
  FACETS_IN_ORDER,
  isRangeFacet,
  type RangeFacet,
} from '#domain/search/facets.ts';
import type { RangeBounds, SearchResult } from '#domain/search/search-result.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';

/** A value of a facet, its name on screen, and how many cars choosing it leaves. */
export type FacetValue = readonly [value: string, name: string, count: number];

export interface ChoiceFacetData {
  facet: ChoiceFacet;
  values: readonly FacetValue[];
}

export interface RangeFacetData {
  facet: RangeFacet;
  /** Missing in the built HTML, so that a new price does not change every page of the inventory. */
  bounds?: RangeBounds;
}

export type FacetData = ChoiceFacetData | RangeFacetData;

/** Everything the panel shows; as a prop of the island it is small and plain. */
export interface PanelData {
  state: SearchState;
  total: number;
  makes: readonly FacetValue[];
  facets: readonly FacetData[];
}

export function isChoice(data: FacetData): data is ChoiceFacetData {
  return 'values' in data;
}

/**
 * The content of the panel for a search and its result. A facet that no car needs is left out: one
 * whose only value all cars have, or none. Models are shown once a make is chosen.
 */
export function panelData(
  columns: Columns,
  state: SearchState,
  { total, counts, bounds }: SearchResult,
): PanelData {
  const valuesOf = (facet: ChoiceFacet, isShown = (_: string) => true): FacetValue[] =>
    columns.choices[facet].values.flatMap((value, at) =>
      isShown(value)
        ? [[value, columns.nameOf(facet, value) ?? value, counts[facet][at] as number]]
        : [],
    );
  const facets = FACETS_IN_ORDER.flatMap((facet): FacetData[] => {
    if (facet === 'make') return [];
    if (isRangeFacet(facet)) {
      const found = bounds[facet];
      const isNeeded = (found && found.min < found.max) || state.ranges[facet];
      return isNeeded ? [{ facet, ...(found && { bounds: found }) }] : [];
    }
    if (facet === 'model') {
      const values = valuesOf('model', isOfMake(state));
      return values.length > (state.choices.model ? 0 : 1) ? [{ facet, values }] : [];
    }
    const values = valuesOf(facet);
    const isNeeded = values.length > 1 || (values.length === 1 && isOptional(facet));
    return isNeeded || state.choices[facet] ? [{ facet, values }] : [];
  });
  return { state, total, makes: valuesOf('make'), facets };
}

/**
 * The content of the panel of a built page: without anything that changes with the price of a
 * single car.
 */
export function builtPanelData(...args: Parameters<typeof panelData>): PanelData {
  const data = panelData(...args);
  return {
    ...data,
    facets: data.facets.map((each) => (isChoice(each) ? each : { facet: each.facet })),
  };
}

/** Facets without a value for some cars, so that even a single value tells cars apart. */
function isOptional(facet: ChoiceFacet): boolean {
  return facet === 'offer' || facet === 'equipment';
}

/** Whether a model is of a make that is chosen. */
function isOfMake({ choices }: SearchState): (model: string) => boolean {
  const makes = new Set(choices.make);
  return (model) => makes.has(makeOfModel(model));
}
