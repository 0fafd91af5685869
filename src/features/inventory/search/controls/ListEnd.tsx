import type { Columns } from '#domain/search/columns/columns.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { waysOut } from '#domain/search/ways-out/ways-out.ts';
import { searchPath } from '../search-address.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { chipsOf } from './list-data.ts';
import { MoreRows } from './MoreRows.tsx';

interface ListEndProps {
  state: SearchState;
  columns: Columns;
  result: { total: number };
  /** The names of the chosen makes. */
  makes: readonly string[];
  pathOf?: (state: SearchState) => string;
}

/** What follows the rows of a search: the way to more of them, or ways out where there are none. */
export function ListEnd({
  state,
  columns,
  result: { total },
  makes,
  pathOf = searchPath,
}: ListEndProps) {
  if (total === 0) {
    return (
      <EmptyResult
        make={makes.join(', ') || null}
        ways={waysOut(columns, state)}
        wish={chipsOf(columns, state)
          .map(({ name }) => name)
          .join(', ')}
        pathOf={pathOf}
      />
    );
  }
  return <MoreRows {...{ state, total, pathOf }} />;
}
