import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { FormEvent } from 'react';
import { searchCopy } from '#copy/pages/inventory/search.ts';
import { TEXT_PARAMETER } from '#domain/search/state/parameters.ts';
import { searchText } from '#domain/search/state/parse-search.ts';
import { countChosen } from '#domain/search/state/search-state.ts';
import { paths } from '#paths';
import { setText } from '../edit-search.ts';
import { changeSearch, openSheet } from '../search-store.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';

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
