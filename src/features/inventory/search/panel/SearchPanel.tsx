import { useStore } from '@nanostores/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useDeferredValue, useEffect, useMemo } from 'react';
import { filterCopy } from '#copy/pages/inventory.ts';
import { searchCopy } from '#copy/pages/search.ts';
import { choiceParameter, TEXT_PARAMETER } from '#domain/search/state/parameters.ts';
import { searchText } from '#domain/search/state/parse-search.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { countChosen, EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { opensNewWindow } from '#features/inventory/list-script/opens-new-window.ts';
import { paths } from '#paths';
import { setText } from '../edit-search.ts';
import { Facets } from '../facets/Facets.tsx';
import { isSameSearch } from '../same-search.ts';
import { searchPath, serverSearchPath } from '../search-address.ts';
import { $isSheetOpen, $search, changeSearch } from '../session/search-store.ts';
import { openSheet } from '../session/sheet.ts';
import { startSession } from '../session/start-session.ts';
import { FacetSheet } from './FacetSheet.tsx';
import { MakeList } from './MakeList.tsx';
import { type FacetData, hiddenFacets, type PanelData, panelOf } from './panel-data.ts';
import { SearchBox } from './SearchBox.tsx';

/**
 * Everything to search by: text, makes and facets. The built HTML is a form that the server answers
 * and links to the pages of the makes; hydrated, the list beside it follows each choice.
 */
export function SearchPanel({ initial }: { initial: PanelData }) {
  const search = useStore($search, { ssr: 'initial' });
  const isSheetOpen = useStore($isSheetOpen, { ssr: 'initial' });
  const panel = useMemo(() => panelOf(search, initial), [search, initial]);
  const { state, total } = panel;
  // The new list is painted first. What is chosen shows at once, the counts beside it right after.
  const shown = useDeferredValue(panel);
  const pathOf = search ? searchPath : serverSearchPath;
  useEffect(startSession, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(TEXT_PARAMETER);
    if (!(input instanceof HTMLInputElement)) return;
    const edit = setText(searchText(input.value));
    changeSearch(edit);
    // What was read as a range is a chip now.
    input.value = edit(state).text;
  };
  const isEmpty = isSameSearch({ ...state, sort: 'newest', page: 1 }, EMPTY_SEARCH);
  return (
    <search aria-label={searchCopy.label}>
      <form
        className="search"
        id="search"
        action={paths.search}
        method="get"
        autoComplete="off"
        onSubmit={submit}
      >
        <a
          className="button button--quiet button--wide"
          href={paths.inventory}
          aria-current={isEmpty ? 'page' : undefined}
          onClick={(event) => {
            if (opensNewWindow(event.nativeEvent)) return;
            event.preventDefault();
            changeSearch(() => EMPTY_SEARCH);
          }}
        >
          {filterCopy.reset}
        </a>
        <SearchBox text={state.text} isStarted={search !== null} />
        {shown.makes.length > 0 && (
          <MakeList makes={shown.makes} state={shown.state} pathOf={pathOf} onEdit={changeSearch} />
        )}
        <HiddenChoices state={state} facets={panel.facets} />
        {shown.facets.length > 0 && (
          <>
            <button
              type="button"
              className="button button--quiet button--wide search__more"
              aria-haspopup="dialog"
              aria-expanded={isSheetOpen}
              onClick={openSheet}
            >
              <SlidersHorizontal size={18} aria-hidden="true" />
              {searchCopy.more(countChosen(state) - (state.choices.make?.length ?? 0))}
            </button>
            <FacetSheet isOpen={isSheetOpen} total={total} hasChoices={countChosen(state) > 0}>
              <Facets facets={shown.facets} state={state} onEdit={changeSearch} />
            </FacetSheet>
          </>
        )}
      </form>
    </search>
  );
}

interface HiddenChoicesProps {
  state: SearchState;
  facets: readonly FacetData[];
}

/** What the form sends without JavaScript beside its visible inputs: the make of the page, above all. */
function HiddenChoices({ state, facets }: HiddenChoicesProps) {
  return hiddenFacets(facets).flatMap((facet) =>
    (state.choices[facet] ?? []).map((value) => (
      <input key={`${facet} ${value}`} type="hidden" name={choiceParameter(facet)} value={value} />
    )),
  );
}
