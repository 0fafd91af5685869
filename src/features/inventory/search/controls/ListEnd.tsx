import { inventoryCopy } from '#copy/pages/inventory.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { waysOut } from '#domain/search/ways-out/ways-out.ts';
import { opensNewWindow } from '#features/inventory/list-script/opens-new-window.ts';
import { searchPath } from '../search-address.ts';
import { showNextPage } from '../session/next-page.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { chipsOf } from './list-data.ts';
import { rowsShown } from './rows-shown.ts';

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
  const shown = rowsShown(total, state.page);
  if (shown === total) return null;
  const next = { ...state, page: state.page + 1 };
  return (
    <div className="list__more">
      <p className="quiet small figures">{inventoryCopy.shown(shown, total)}</p>
      <a
        className="button button--quiet"
        href={pathOf(next)}
        rel="nofollow"
        onClick={(event) => {
          if (opensNewWindow(event.nativeEvent)) return;
          event.preventDefault();
          void showNextPage(shown);
        }}
      >
        {inventoryCopy.showMore}
      </a>
    </div>
  );
}
