import type { Columns } from '#domain/search/columns/columns.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { MoreRows } from './MoreRows.tsx';

interface SearchEndProps {
  state: SearchState;
  columns: Columns;
  total: number;
  pathOf: (state: SearchState) => string;
}

/** The end of a search's rows: the link to more of them, or suggestions where there are none. */
export function SearchEnd({ state, columns, total, pathOf }: SearchEndProps) {
  return total > 0 ? (
    <MoreRows {...{ state, total, pathOf }} />
  ) : (
    <EmptyResult {...{ state, columns, pathOf }} />
  );
}
