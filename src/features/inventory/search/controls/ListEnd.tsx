import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import { rowsShown } from '#domain/search/state/rows-shown.ts';
import { SearchLink } from '../SearchLink.tsx';
import { searchPath, serverSearchPath } from '../search-address.ts';
import { showNextPage } from '../search-store.ts';
import { useSearch } from '../start-search.ts';
import { EmptyResult } from './EmptyResult.tsx';
import type { ListData } from './list-data.ts';

/**
 * The end of the built list, until that of a search replaces it: how many rows are shown and the link to more,
 * nothing where all are shown, or suggestions where a search finds none.
 */
export function ListEnd({ initial }: { initial: Pick<ListData, 'state' | 'total' | 'typed'> }) {
  const search = useSearch();
  const found = search?.list === 'built' ? null : search?.result;
  const { state } = found && search ? search : initial;
  const { total } = found ?? initial;
  const columns = found ? search?.live?.columns : initial.typed?.columns;
  const pathOf = found ? searchPath : serverSearchPath;
  if (total === 0 && columns) return <EmptyResult {...{ state, columns, pathOf }} />;
  const shown = rowsShown(total, state.page);
  if (shown === total) return null;
  return (
    <div className="more">
      <p className="quiet small figures">{inventoryCopy.shown(shown, total)}</p>
      <SearchLink
        className="button button--quiet"
        href={pathOf({ ...state, page: state.page + 1 })}
        rel="nofollow"
        onPress={() => showNextPage(shown)}
      >
        {inventoryCopy.showMore}
      </SearchLink>
    </div>
  );
}
