import { searchCopy } from '#copy/pages/search.ts';
import { FACETS_IN_ORDER, type Facet, isRangeFacet } from '#domain/search/facets.ts';
import type { SearchStock } from '#domain/search/search-stock.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
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

/** What the list says above its rows. */
export interface ListData {
  state: SearchState;
  total: number;
  chips: readonly Chip[];
}

/** Everything that a search chooses, in the order of the panel. */
export function chipsOf(stock: SearchStock, { choices, ranges, text }: SearchState): Chip[] {
  const chosen = FACETS_IN_ORDER.flatMap((facet): Chip[] => {
    if (isRangeFacet(facet)) {
      const range = ranges[facet];
      return range ? [{ facet, value: '', name: boundName(facet, range) }] : [];
    }
    const values = choices[facet] ?? [];
    return values.map((value) => ({ facet, value, name: stock.nameOf(facet, value) ?? value }));
  });
  if (text === '') return chosen;
  return [{ facet: 'text', value: '', name: searchCopy.quoted(text) }, ...chosen];
}

/** The search without one thing that was chosen. */
export function removeChip({ facet, value }: Pick<Chip, 'facet' | 'value'>): Edit {
  if (facet === 'text') return setText('');
  if (isRangeFacet(facet)) return setRange(facet, { from: null, to: null });
  return toggleChoice(facet, value);
}
