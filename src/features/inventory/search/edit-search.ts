import type { ChoiceFacet, RangeFacet } from '#domain/search/facets.ts';
import type { NumberRange, SearchState } from '#domain/search/state/search-state.ts';

/** What a visitor changes in a search. All edits lead to the first page. */
export type Edit = (state: SearchState) => SearchState;

/** Adds or removes one value of a facet. Models of makes that are no longer chosen go with them. */
export function choose(facet: ChoiceFacet, value: string, isChosen: boolean): Edit {
  return (state) => {
    const others = (state.choices[facet] ?? []).filter((each) => each !== value);
    return withValues(state, facet, isChosen ? [...others, value].sort() : others);
  };
}

/** Chooses this make alone; null for all makes. */
export function chooseMake(make: string | null): Edit {
  return (state) => withValues(state, 'make', make === null ? [] : [make]);
}

export function setRange(facet: RangeFacet, range: NumberRange): Edit {
  return (state) => {
    const { [facet]: _before, ...ranges } = state.ranges;
    const isSet = range.from !== null || range.to !== null;
    return { ...state, ranges: isSet ? { ...ranges, [facet]: range } : ranges, page: 1 };
  };
}

export function setText(text: string): Edit {
  return (state) => ({ ...state, text, page: 1 });
}

function withValues(
  state: SearchState,
  facet: ChoiceFacet,
  values: readonly string[],
): SearchState {
  const { [facet]: _before, ...rest } = state.choices;
  const choices: SearchState['choices'] = values.length > 0 ? { ...rest, [facet]: values } : rest;
  return { ...state, choices: facet === 'make' ? withoutStrayModels(choices) : choices, page: 1 };
}

function withoutStrayModels({ model, ...choices }: SearchState['choices']): SearchState['choices'] {
  const kept = model?.filter((each) => choices.make?.includes(each.split('/')[0] ?? ''));
  return kept && kept.length > 0 ? { ...choices, model: kept } : choices;
}
