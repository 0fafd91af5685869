import type { Columns } from '#domain/search/columns/columns.ts';
import { type ChoiceFacet, mustHaveAll, RANGE_FACET_NAMES, type RangeFacet } from '../facets.ts';
import type { SearchState } from '../state/search-state.ts';
import { matchText } from '../text/match-text.ts';
import { makeOfModel } from '../values/choice-values.ts';

/**
 * A part of a search that restricts it by itself: a facet (make and model are one), or the text.
 */
export type Dimension = Exclude<ChoiceFacet, 'make'> | RangeFacet | 'text';

/** How the vehicles of a stock fail a search. */
export interface Misses {
  /** The dimensions that the search restricts. */
  dimensions: readonly Dimension[];
  /** For each vehicle the number of dimensions that it fails. */
  counts: Uint8Array;
  /** For each vehicle the index of the dimension that it fails last. */
  last: Uint8Array;
}

/** Compares every vehicle with every dimension that a search restricts. */
export function findMisses(columns: Columns, state: SearchState): Misses {
  const dimensions: Dimension[] = [];
  const counts = new Uint8Array(columns.size);
  const last = new Uint8Array(columns.size);
  const restrict = (dimension: Dimension, passes: (position: number) => boolean) => {
    const at = dimensions.push(dimension) - 1;
    for (let position = 0; position < columns.size; position += 1) {
      if (passes(position)) continue;
      counts[position] = (counts[position] as number) + 1;
      last[position] = at;
    }
  };
  const restrictChoice = (facet: Exclude<ChoiceFacet, 'make'>, chosen: readonly string[]) => {
    const { values, lists, codes } = columns.choices[facet];
    const wanted = chosen.map((value) => values.indexOf(value));
    const isWanted = (value: number) => wanted.includes(value);
    const passing = lists.map((list) =>
      mustHaveAll(facet) ? wanted.every((value) => list.includes(value)) : list.some(isWanted),
    );
    restrict(facet, (position) => passing[codes[position] as number] === true);
  };

  const { make = [], model = [], ...others } = state.choices;
  if (make.length > 0 || model.length > 0) {
    restrictChoice('model', allowedModels(columns, make, model));
  }
  for (const [facet, chosen] of Object.entries(others)) {
    if (chosen.length > 0) restrictChoice(facet as keyof typeof others, chosen);
  }
  for (const facet of RANGE_FACET_NAMES) {
    const range = state.ranges[facet];
    if (!range) continue;
    const numbers = columns.ranges[facet]?.numbers ?? new Float64Array();
    const lowest = range.from ?? Number.NEGATIVE_INFINITY;
    const highest = range.to ?? Number.POSITIVE_INFINITY;
    restrict(facet, (position) => {
      const number = numbers[position] as number;
      return number >= lowest && number <= highest;
    });
  }
  const matches = state.text === '' ? null : matchText(columns, state.text);
  if (matches) restrict('text', (position) => matches[position] === 1);
  return { dimensions, counts, last };
}

/**
 * The chosen models, and those of a chosen make where none of that make's models is chosen. So a visitor
 * who looks for an ID.4 or any Škoda chooses VW, ID.4 and Škoda.
 */
function allowedModels(
  { choices }: Columns,
  makes: readonly string[],
  models: readonly string[],
): readonly string[] {
  const narrowed = new Set(models.map(makeOfModel));
  const whole = new Set(makes.filter((make) => !narrowed.has(make)));
  if (whole.size === 0) return models;
  return choices.model.values.filter(
    (model) => models.includes(model) || whole.has(makeOfModel(model)),
  );
}
