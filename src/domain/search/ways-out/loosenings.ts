import type { Columns } from '../columns/columns.ts';
import { type Facet, RANGE_FACET_NAMES, type RangeFacet } from '../facets.ts';
import { without } from '../state/change-state.ts';
import type { SearchState } from '../state/search-state.ts';
import { widened } from './widened.ts';

/** A search with less of one facet. */
export interface Loosened {
  loosen: readonly (Facet | 'text')[];
  state: SearchState;
  /** How far it is from what was asked for; a range from 0 to 1, in parts of what the stock spans. */
  distance: number;
}

/** Giving something up is further away than a range that is widened by a tenth of the stock. */
const ONE_OF_SEVERAL = 0.1;
const MODEL = 0.15;
const FACET = 0.2;
const MAKE = 0.3;
const TEXT = 0.4;

/** Every search with one thing less than `state`, whether it finds anything or not. */
export function loosenings(columns: Columns, state: SearchState): Loosened[] {
  const first = { ...state, page: 1 };
  const { make, model, equipment, ...others } = first.choices;
  const ways: Loosened[] = [];
  for (const name of Object.keys(others) as (keyof typeof others)[]) {
    ways.push({ loosen: [name], state: without(first, name), distance: FACET });
  }
  if (model) ways.push({ loosen: ['model'], state: withMakesOf(first), distance: MODEL });
  if (make || model) {
    const state = without(without(first, 'make'), 'model');
    ways.push({ loosen: ['make'], state, distance: MAKE });
  }
  for (const code of equipment ?? []) {
    const state = without(first, 'equipment', code);
    ways.push({ loosen: ['equipment'], state, distance: ONE_OF_SEVERAL });
  }
  if (equipment) {
    ways.push({ loosen: ['equipment'], state: without(first, 'equipment'), distance: FACET });
  }
  for (const facet of RANGE_FACET_NAMES) ways.push(...looserRange(columns, first, facet));
  if (first.text) ways.push({ loosen: ['text'], state: { ...first, text: '' }, distance: TEXT });
  return ways;
}

/** The makes of the chosen models instead of these. */
function withMakesOf(state: SearchState): SearchState {
  const { model = [], make = [] } = state.choices;
  const makes = model.map((value) => value.slice(0, value.indexOf('/')));
  const choices = {
    ...without(state, 'model').choices,
    make: [...new Set([...make, ...makes])].sort(),
  };
  return { ...state, choices };
}

function looserRange(columns: Columns, state: SearchState, facet: RangeFacet): Loosened[] {
  const range = state.ranges[facet];
  if (!range) return [];
  const open = without(state, facet);
  const wider = widened(columns, open, facet, range);
  const ways: Loosened[] = [{ loosen: [facet], state: open, distance: FACET }];
  if (wider) {
    const { distance, ...bounds } = wider;
    const ranges = { ...state.ranges, [facet]: bounds };
    ways.push({ loosen: [facet], state: { ...state, ranges }, distance });
  }
  return ways;
}
