import { choiceParameter } from '#domain/search/state/parameters.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { type FacetData, hiddenFacets } from './panel-data.ts';

interface HiddenChoicesProps {
  state: SearchState;
  facets: readonly FacetData[];
}

/** What the form sends without JavaScript beside its visible inputs: the make of the page, above all. */
export function HiddenChoices({ state, facets }: HiddenChoicesProps) {
  return hiddenFacets(facets).flatMap((facet) =>
    (state.choices[facet] ?? []).map((value) => (
      <input key={`${facet} ${value}`} type="hidden" name={choiceParameter(facet)} value={value} />
    )),
  );
}
