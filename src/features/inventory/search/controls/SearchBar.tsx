import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useEffect, useRef } from 'react';
import { searchCopy, sortCopy } from '#copy/pages/inventory/search.ts';
import { SORT_PARAMETER, TEXT_PARAMETER } from '#domain/search/state/parameters.ts';
import { searchText, sortOrder } from '#domain/search/state/parse-search.ts';
import {
  countChosen,
  SORT_ORDERS,
  SORT_VALUES,
  type SortOrder,
} from '#domain/search/state/search-state.ts';
import { paths } from '#paths';
import { setText } from '../edit-search.ts';
import { changeSearch, openSheet } from '../search-store.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

interface SearchBarProps extends SearchBoxProps {
  isSheetOpen: boolean;
  hasSort: boolean;
}

/**
 * Text and order of the search, and on phones and tablets the way to its panel. The built HTML is a form,
 * to which the inputs of the panel belong, that the server answers.
 */
export function SearchBar({ state, asked, isStarted, isSheetOpen, hasSort }: SearchBarProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(TEXT_PARAMETER);
    if (!(input instanceof HTMLInputElement)) return;
    const edit = setText(searchText(input.value));
    changeSearch(edit);
    // What was read as a range is a chip now.
    input.value = edit(state).text;
  };
  return (
    <search className="search-bar screen-only" aria-label={searchCopy.label}>
      <form
        className="search-bar__form"
        id="search"
        action={paths.search}
        method="get"
        autoComplete="off"
        onSubmit={submit}
      >
        <SearchBox state={state} asked={asked} isStarted={isStarted} />
        {hasSort && <SortSelect sort={state.sort} />}
        <button
          type="button"
          className="button button--quiet search-bar__filters"
          aria-haspopup="dialog"
          aria-expanded={isSheetOpen}
          onClick={openSheet}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          {searchCopy.filters(countChosen({ ...state, text: '' }))}
        </button>
      </form>
    </search>
  );
}

/** The order of the list; part of the form of the panel. */
function SortSelect({ sort }: { sort: SortOrder }) {
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
