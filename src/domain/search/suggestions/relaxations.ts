import type { Columns } from '../columns/columns.ts';
import { type Facet, RANGE_FACET_NAMES, type RangeFacet } from '../facets.ts';
import { without } from '../state/change-state.ts';
import type { SearchState } from '../state/search-state.ts';
import { textWithout, typedWords } from '../text/match-text.ts';
import { makeOfModel } from '../values/choice-values.ts';
import { widened } from './widened.ts';

/** A search with less of one facet. */
export interface RelaxedSearch {
  /** The facets that are dropped or widened; mostly one. */
  relaxed: readonly (Facet | 'text')[];
  /** The words of the text that are dropped, as typed; missing for all of them. */
  words?: readonly string[];
  state: SearchState;
  /**
   * The distance from the original search; for a range from 0 to 1, as a share of the stock's span.
   */
  distance: number;
}

/** Dropping a choice is further away than widening a range by a tenth of the stock's span. */
const ONE_OF_SEVERAL = 0.1;
const MODEL = 0.15;
const FACET = 0.2;
const MAKE = 0.3;
const WORD = 0.25;
const TEXT = 0.4;

/** Every search with one choice less than `state`, whether it finds anything or not. */
export function relaxations(columns: Columns, state: SearchState): RelaxedSearch[] {
  const first = { ...state, page: 1 };
  const { make, model, equipment, ...others } = first.choices;
  const found: RelaxedSearch[] = [];
  for (const name of Object.keys(others) as (keyof typeof others)[]) {
    found.push({ relaxed: [name], state: without(first, name), distance: FACET });
  }
  if (model) found.push({ relaxed: ['model'], state: withMakesOf(first), distance: MODEL });
  if (make || model) {
    const state = without(without(first, 'make'), 'model');
    found.push({ relaxed: ['make'], state, distance: MAKE });
  }
  for (const code of equipment ?? []) {
    const state = without(first, 'equipment', code);
    found.push({ relaxed: ['equipment'], state, distance: ONE_OF_SEVERAL });
  }
  if (equipment) {
    found.push({ relaxed: ['equipment'], state: without(first, 'equipment'), distance: FACET });
  }
  for (const facet of RANGE_FACET_NAMES) found.push(...relaxRange(columns, first, facet));
  return [...found, ...relaxText(columns, first)];
}

/** Drops each word, or all. */
function relaxText(columns: Columns, state: SearchState): RelaxedSearch[] {
  if (state.text === '') return [];
  const words = typedWords(columns, state.text);
  const each = words.map(
    (word): RelaxedSearch => ({
      relaxed: ['text'],
      words: [word.text],
      state: { ...state, text: textWithout(state.text, [word]) },
      distance: WORD,
    }),
  );
  const all: RelaxedSearch = { relaxed: ['text'], state: { ...state, text: '' }, distance: TEXT };
  return words.length > 1 ? [...each, all] : [all];
}

/** The makes of the chosen models instead of these. */
function withMakesOf(state: SearchState): SearchState {
  const { model = [], make = [] } = state.choices;
  const makes = model.map(makeOfModel);
  const choices = {
    ...without(state, 'model').choices,
    make: [...new Set([...make, ...makes])].sort(),
  };
  return { ...state, choices };
}

function relaxRange(columns: Columns, state: SearchState, facet: RangeFacet): RelaxedSearch[] {
  const range = state.ranges[facet];
  if (!range) return [];
  const open = without(state, facet);
  const wider = widened(columns, open, facet, range);
  const found: RelaxedSearch[] = [{ relaxed: [facet], state: open, distance: FACET }];
  if (wider) {
    const { distance, ...bounds } = wider;
    const ranges = { ...state.ranges, [facet]: bounds };
    found.push({ relaxed: [facet], state: { ...state, ranges }, distance });
  }
  return found;
}
