import type { ChoiceFacet, RangeFacet } from '#domain/search/facets.ts';
import {
  toggled,
  without,
  withoutTextBounds,
  withRange,
} from '#domain/search/state/change-state.ts';
import type { NumberRange, SearchState } from '#domain/search/state/search-state.ts';
import { parseTypedConstraints } from '#domain/search/text/typed-constraints.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';

/** The edits that a visitor makes in a search. */
export type Edit = (state: SearchState) => SearchState;

/** Adds or removes one value of a facet; without a make, its models go too. */
export function toggleChoice(facet: ChoiceFacet, value: string): Edit {
  return (state) => withoutStrayModels(toggled(state, facet, value));
}

export function chooseMake(make: string): Edit {
  return (state) => withoutStrayModels(toggled(without(state, 'make'), 'make', make));
}

export function setRange(facet: RangeFacet, range: NumberRange): Edit {
  return (state) => withRange(state, facet, range);
}

/** Searches for a text; bounds that it states become ranges, and those of the text before it go. */
export function setText(text: string): Edit {
  return (state) => parseTypedConstraints({ ...withoutTextBounds(state), text, page: 1 });
}

function withoutStrayModels(state: SearchState): SearchState {
  const makes = state.choices.make ?? [];
  const stray = (state.choices.model ?? []).filter((model) => !makes.includes(makeOfModel(model)));
  return stray.reduce((rest, model) => without(rest, 'model', model), state);
}
