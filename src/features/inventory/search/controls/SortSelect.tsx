import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useEffect, useRef } from 'react';
import { searchCopy, sortCopy } from '#copy/pages/inventory/search.ts';
import { SORT_PARAMETER } from '#domain/search/state/parameters.ts';
import { sortOrder } from '#domain/search/state/parse-search.ts';
import { SORT_ORDERS, SORT_VALUES, type SortOrder } from '#domain/search/state/search-state.ts';
import { changeSearch } from '../search-store.ts';

interface SortSelectProps {
  sort: SortOrder;
}

/** The order of the list; part of the form of the panel. */
export function SortSelect({ sort }: SortSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // The visitor may have chosen before the script arrived.
  useEffect(() => {
    const order = sortOrder(select.current?.value ?? null);
    if (order !== 'newest') sortBy(order);
  }, []);
  useEffect(() => {
    if (select.current) select.current.value = SORT_VALUES[sort];
  }, [sort]);
  return (
    <label className="sort">
      <span className="visually-hidden">{searchCopy.sort}</span>
      <select
        ref={select}
        className="field__control sort__select"
        form="search"
        name={SORT_PARAMETER}
        defaultValue={SORT_VALUES[sort]}
        onChange={(event) => sortBy(sortOrder(event.target.value))}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={SORT_VALUES[order]}>
            {sortCopy[order]}
          </option>
        ))}
      </select>
      <ArrowUpDown className="sort__icon" size={20} aria-hidden="true" />
    </label>
  );
}

function sortBy(sort: SortOrder): void {
  changeSearch((state) => ({ ...state, sort, page: 1 }));
}
