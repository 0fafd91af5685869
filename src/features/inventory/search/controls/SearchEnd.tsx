import type { Columns } from '#domain/search/columns/columns.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { suggestSearches } from '#domain/search/suggestions/suggestions.ts';
import { withoutUnknownWords } from '#domain/search/text/match-text.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { chipsOf } from './list-data.ts';
import { MoreRows } from './MoreRows.tsx';

interface SearchEndProps {
  state: SearchState;
  columns: Columns;
  /** How many cars the search finds. */
  total: number;
  pathOf: (state: SearchState) => string;
}

/** The end of a search's rows: the link to more of them, or suggestions where there are none. */
export function SearchEnd({ state, columns, total, pathOf }: SearchEndProps) {
  if (total > 0) return <MoreRows {...{ state, total, pathOf }} />;
  const chips = chipsOf(columns, state);
  const names = (chosen: typeof chips) => chosen.map(({ name }) => name).join(', ');
  return (
    <EmptyResult
      make={names(chips.filter(({ facet }) => facet === 'make')) || null}
      suggestions={suggestSearches(columns, withoutUnknownWords(columns, state))}
      searched={chips.length > 0 ? state : null}
      pathOf={pathOf}
    />
  );
}
