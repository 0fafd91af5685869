import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { inventoryCopy } from '#copy/pages/inventory.ts';
import { isSameSearch } from '../same-search.ts';
import { searchPath, serverSearchPath } from '../search-address.ts';
import { $search, changeSearch } from '../session/search-store.ts';
import { startSession } from '../session/start-session.ts';
import { Chips } from './Chips.tsx';
import { chipsOf, type ListData } from './list-data.ts';
import { SortSelect } from './SortSelect.tsx';

/** What stands above the rows: how many cars, of which make, what is chosen, and the order. */
export function ListControls({ initial }: { initial: ListData }) {
  const search = useStore($search, { ssr: 'initial' });
  useEffect(startSession, []);
  const found = search?.found;
  const state = search?.state ?? initial.state;
  // The whole stock is counted in the built page, a search only once its columns are there.
  const total =
    found || isSameSearch(state, initial.state) ? (found?.result ?? initial).total : null;
  const chips = found ? chipsOf(found.columns, state) : initial.chips;
  const makes = chips.filter(({ facet }) => facet === 'make').map(({ name }) => name);
  return (
    <>
      <div className="list__head">
        <div className="list__count" role="status">
          {/* The script of the list has taken the number away where the address asks for a search. */}
          <h2 id="list-heading" tabIndex={-1} suppressHydrationWarning>
            {total === null ? inventoryCopy.uncounted : inventoryCopy.count(total)}
          </h2>
          <p className="quiet">{makes.join(', ') || inventoryCopy.allMakes}</p>
        </div>
        {(search || (total ?? 0) > 1) && (
          <SortSelect
            sort={state.sort}
            onSort={(sort) => changeSearch((before) => ({ ...before, sort, page: 1 }))}
          />
        )}
      </div>
      <Chips
        {...{ chips, state }}
        pathOf={search ? searchPath : serverSearchPath}
        onEdit={changeSearch}
      />
    </>
  );
}
