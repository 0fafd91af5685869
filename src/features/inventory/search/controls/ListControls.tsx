import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import { watchLinkCopy } from '#copy/watch-links.ts';
import { isSameSearch, searchParams } from '#domain/search/state/search-params.ts';
import { watchSearchPath } from '#paths';
import { searchPath, serverSearchPath } from '../search-address.ts';
import { useSearch } from '../start-search.ts';
import { Chips } from './Chips.tsx';
import { chipsOf, type ListData, makesOf, statusesOf, statusText } from './list-data.ts';
import { SearchBar } from './SearchBar.tsx';
import { WordNotes } from './WordNotes.tsx';

/** The controls above the rows: text and order, the number of cars, their make, and the chips. */
export function ListControls({ initial }: { initial: ListData }) {
  const search = useSearch();
  const { result, live } = search ?? {};
  const columns = live?.columns ?? initial.typed?.columns;
  const state = search?.state ?? initial.state;
  // The whole stock is counted in the built page, a search only once its columns are there.
  const total = result || isSameSearch(state, initial.state) ? (result ?? initial).total : null;
  const chips = columns ? chipsOf(columns, state) : initial.chips;
  const statuses = result && live ? statusesOf(live.columns, state, result) : initial.statuses;
  return (
    <>
      <SearchBar
        {...{ state, isStarted: search !== null, isSheetOpen: search?.isSheetOpen ?? false }}
        asked={initial.typed?.text ?? state.text}
        hasSort={search !== null || (total ?? 0) > 1}
      />
      <div className="list__head" role="status">
        {/* The script of the list has taken the number away where the address asks for a search. */}
        <h2 id="list-heading" tabIndex={-1} suppressHydrationWarning>
          {total === null ? inventoryCopy.uncounted : inventoryCopy.count(total)}
        </h2>
        <p className="quiet">{makesOf(chips, columns).join(', ') || inventoryCopy.allMakes}</p>
        {statuses && total !== null && (
          <p className="quiet small figures list__statuses">{statusText(statuses)}</p>
        )}
      </div>
      {columns && <WordNotes text={state.text} columns={columns} />}
      <Chips {...{ chips, state }} pathOf={search ? searchPath : serverSearchPath} />
      {chips.length > 0 && (
        <p>
          <a className="arrow-link" href={watchSearchPath(searchParams(state))} rel="nofollow">
            {watchLinkCopy.search}
          </a>
        </p>
      )}
    </>
  );
}
