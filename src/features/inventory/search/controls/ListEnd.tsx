import { searchPath, serverSearchPath } from '../search-address.ts';
import { useSearch } from '../start-search.ts';
import type { ListData } from './list-data.ts';
import { MoreRows } from './MoreRows.tsx';
import { SearchEnd } from './SearchEnd.tsx';

/** The end of the built list, until that of a search replaces it. */
export function ListEnd({ initial }: { initial: Pick<ListData, 'state' | 'total'> }) {
  const search = useSearch();
  if (!search?.live || !search.result || search.list === 'built') {
    return <MoreRows {...initial} pathOf={serverSearchPath} />;
  }
  const { state, live, result } = search;
  return (
    <SearchEnd {...{ state, columns: live.columns, total: result.total }} pathOf={searchPath} />
  );
}
