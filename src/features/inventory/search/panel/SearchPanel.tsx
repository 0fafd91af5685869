import X from 'lucide-react/icons/x';
import { useDeferredValue, useMemo } from 'react';
import { filterCopy } from '#copy/pages/inventory/inventory.ts';
import { searchCopy } from '#copy/pages/inventory/search.ts';
import { CHOICE_FACET_NAMES, CHOICE_PARAMETERS } from '#domain/search/facets.ts';
import { isSameSearch } from '#domain/search/state/search-params.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { countChosen, EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { paths } from '#paths';
import { Facets, ValuesShown } from '../facets/Facets.tsx';
import { SearchLink } from '../SearchLink.tsx';
import { searchPath, serverSearchPath } from '../search-address.ts';
import { changeSearch, closeSheet } from '../search-store.ts';
import { useSearch } from '../start-search.ts';
import { MakeList } from './MakeList.tsx';
import { type FacetData, type PanelData, panelData } from './panel-data.ts';
import { useModal } from './use-modal.ts';

interface SearchPanelProps {
  initial: PanelData;
  /**
   * Whether the page is the server's answer, with all of the panel as HTML: also a browser with JavaScript gets
   * that page only where the code of the search cannot be loaded.
   */
  isAnswer?: boolean;
}

/**
 * Makes and facets to search by. The built HTML is part of a form that the server answers and has links to
 * the pages of the makes; hydrated, the list beside it follows each choice. On phones and tablets the panel
 * around it is a sheet whose last line always says how many cars there are to see.
 */
export function SearchPanel({ initial, isAnswer = false }: SearchPanelProps) {
  const search = useSearch();
  const isSheetOpen = search?.isSheetOpen ?? false;
  const { state = initial.state, live = null, result = null } = search ?? {};
  // Until there is a result, the panel has the content of the built page.
  const panel = useMemo(
    () => (live && result ? panelData(live.columns, state, result) : { ...initial, state }),
    [initial, state, live, result],
  );
  const { total } = panel;
  // The new list is painted first. What is chosen shows at once, the counts beside it right after.
  const shown = useDeferredValue(panel);
  const pathOf = search ? searchPath : serverSearchPath;
  useModal('filter-panel', isSheetOpen, closeSheet);

  const isEmpty = isSameSearch({ ...state, sort: 'newest', page: 1 }, EMPTY_SEARCH);
  return (
    <div className="search column column--far">
      <div className="sheet__head">
        <h2 className="heading-s">{filterCopy.toggle}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={searchCopy.close}
          onClick={closeSheet}
        >
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <SearchLink
        className="button button--quiet button--wide"
        href={paths.inventory}
        aria-current={isEmpty ? 'page' : undefined}
        onPress={() => changeSearch(() => EMPTY_SEARCH)}
      >
        {filterCopy.reset}
      </SearchLink>
      {shown.makes.length > 0 && (
        <MakeList makes={shown.makes} state={shown.state} pathOf={pathOf} />
      )}
      <HiddenChoices state={state} facets={panel.facets} />
      {shown.facets.length > 0 && (
        <section className="facets" aria-labelledby="facets-heading">
          <h2 className="heading-s" id="facets-heading">
            {searchCopy.facets}
          </h2>
          <ValuesShown value={isAnswer}>
            <Facets facets={shown.facets} state={state} />
          </ValuesShown>
          <button type="submit" form="search" className="button facets__submit">
            {searchCopy.showFound}
          </button>
        </section>
      )}
      <div className="sheet__end">
        {countChosen(state) > 0 && (
          <button
            type="button"
            className="button button--quiet"
            onClick={(event) => {
              event.currentTarget.parentElement
                ?.querySelector<HTMLElement>('.sheet__show')
                ?.focus();
              changeSearch(() => EMPTY_SEARCH);
            }}
          >
            {searchCopy.clear}
          </button>
        )}
        {isSheetOpen && (
          <span className="visually-hidden" role="status">
            {searchCopy.matches(total)}
          </span>
        )}
        <button type="button" className="button sheet__show" onClick={closeSheet}>
          {searchCopy.show(total)}
        </button>
      </div>
    </div>
  );
}

interface HiddenChoicesProps {
  state: SearchState;
  facets: readonly FacetData[];
}

/** The hidden inputs of the form without JavaScript: above all, the make of the page. */
function HiddenChoices({ state, facets }: HiddenChoicesProps) {
  const hidden = CHOICE_FACET_NAMES.filter((name) => !facets.some(({ facet }) => facet === name));
  return hidden.flatMap((facet) =>
    (state.choices[facet] ?? []).map((value) => (
      <input
        key={`${facet} ${value}`}
        type="hidden"
        form="search"
        name={CHOICE_PARAMETERS[facet]}
        value={value}
      />
    )),
  );
}
