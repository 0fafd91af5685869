import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import { searchCopy } from '#copy/pages/inventory/search.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import { FACETS_IN_ORDER, type Facet, isRangeFacet } from '#domain/search/facets.ts';
import type { SearchResult } from '#domain/search/search-result.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';
import { type Edit, setRange, setText, toggleChoice } from '../edit-search.ts';
import { boundName } from '../range-number.ts';

/** One thing that is chosen. */
export interface Chip {
  facet: Facet | 'text';
  /** The value of a choice; empty for a range or the text. */
  value: string;
  /** As visitors read it. */
  name: string;
}

/** The texts above the rows of the list. */
export interface ListData {
  state: SearchState;
  total: number;
  chips: readonly Chip[];
  /** The text with its bounds, and the stock that it was looked up in; missing in pages without a text. */
  typed?: { text: string; columns: Columns };
  /** How many of the cars have each status; missing where that is chosen. */
  statuses?: Readonly<Record<string, number>>;
}

/** How many of the cars that a search finds have each status; null where that is what it chooses. */
export function statusesOf(
  columns: Columns,
  { choices }: SearchState,
  { counts }: Pick<SearchResult, 'counts'>,
): Readonly<Record<string, number>> | null {
  const { values } = columns.choices.status;
  return choices.status
    ? null
    : Object.fromEntries(values.map((value, at) => [value, counts.status[at] as number]));
}

/** `25 til salg, 1 reserveret, 2 solgt`; empty where all are the same. */
export function statusText(statuses: Readonly<Record<string, number>>): string {
  const { reserved = 0, sold = 0, archived = 0, ...others } = statuses;
  // A vehicle in maintenance can be bought.
  const available = Object.values(others).reduce((sum, count) => sum + count, 0);
  const counts = { available, reserved, sold: sold + archived };
  const isMixed = Object.values(counts).filter((count) => count > 0).length > 1;
  return isMixed ? inventoryCopy.statuses(counts) : '';
}

/** Everything that a search chooses, in the order of the panel. */
export function chipsOf(columns: Columns, { choices, ranges, text }: SearchState): Chip[] {
  const chosen = FACETS_IN_ORDER.flatMap((facet): Chip[] => {
    if (isRangeFacet(facet)) {
      const range = ranges[facet];
      return range ? [{ facet, value: '', name: boundName(facet, range) }] : [];
    }
    const values = choices[facet] ?? [];
    return values.map((value) => {
      const name = columns.nameOf(facet, value) ?? value;
      const make = facet === 'model' ? makeOfModel(value) : '';
      // Alone, a model such as `208` is no name.
      if (make === '' || choices.make?.includes(make)) return { facet, value, name };
      return { facet, value, name: `${columns.nameOf('make', make) ?? make} ${name}` };
    });
  });
  if (text === '') return chosen;
  return [{ facet: 'text', value: '', name: searchCopy.quoted(text) }, ...chosen];
}

/** The names of the makes that are chosen, by themselves or by a model. */
export function makesOf(chips: readonly Chip[], columns?: Columns): string[] {
  const names = chips.flatMap(({ facet, value, name }) => {
    if (facet === 'model') return columns?.nameOf('make', makeOfModel(value)) ?? [];
    return facet === 'make' ? name : [];
  });
  return [...new Set(names)];
}

/** The search without one thing that was chosen. */
export function removeChip({ facet, value }: Pick<Chip, 'facet' | 'value'>): Edit {
  if (facet === 'text') return setText('');
  if (isRangeFacet(facet)) return setRange(facet, { from: null, to: null });
  return toggleChoice(facet, value);
}
