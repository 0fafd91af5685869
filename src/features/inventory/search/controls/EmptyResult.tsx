import { filterCopy, inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import { facetCopy, searchCopy, suggestionsCopy } from '#copy/pages/inventory/search.ts';
import type { Columns } from '#domain/search/columns/columns.ts';
import { RANGE_FACET_NAMES } from '#domain/search/facets.ts';
import { searchParams } from '#domain/search/state/search-params.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { type SuggestedSearch, suggestSearches } from '#domain/search/suggestions/suggestions.ts';
import { withoutUnknownWords } from '#domain/search/text/match-text.ts';
import { paths, watchSearchPath } from '#paths';
import { boundName } from '../range-number.ts';
import { SearchLink } from '../SearchLink.tsx';
import { changeSearch } from '../search-store.ts';
import { chipsOf, makesOf } from './list-data.ts';

interface EmptyResultProps {
  state: SearchState;
  columns: Columns;
  pathOf: (state: SearchState) => string;
}

/** A search that finds nothing says so, and names the single choices that keep near matches out. */
export function EmptyResult({ state, columns, pathOf }: EmptyResultProps) {
  const chips = chipsOf(columns, state);
  const makes = makesOf(chips, columns);
  const suggestions = suggestSearches(columns, withoutUnknownWords(columns, state));
  return (
    <div className="list__empty">
      <p className="list__none">{inventoryCopy.empty(makes.join(', ') || null)}</p>
      {suggestions.length > 0 && (
        <div className="suggestions column column--close">
          <h3>{suggestionsCopy.heading}</h3>
          <p className="quiet">{suggestionsCopy.lead}</p>
          <ul className="suggestions__list column column--close">
            {suggestions.map(({ total, ...near }) => (
              <li key={[...near.relaxed, ...(near.words ?? [])].join(' ')}>
                <SearchLink
                  className="suggestion framed"
                  href={pathOf(near.state)}
                  rel="nofollow"
                  onPress={() => showInstead(near.state)}
                >
                  <span>{suggestionName(near)}</span>
                  <strong className="figures">{searchCopy.matches(total)}</strong>
                </SearchLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SearchLink
        className="button button--quiet"
        href={paths.inventory}
        onPress={() => showInstead(EMPTY_SEARCH)}
      >
        {filterCopy.reset}
      </SearchLink>
      {chips.length > 0 && (
        <a className="arrow-link" href={watchSearchPath(searchParams(state))} rel="nofollow">
          {suggestionsCopy.notify}
        </a>
      )}
    </div>
  );
}

/** The pressed link goes with its result: the heading of the list is where to go on. */
function showInstead(state: SearchState): void {
  changeSearch(() => state);
  document.querySelector<HTMLElement>('#list-heading')?.focus();
}

/** `Uden drivmiddel og farve`, or `Højst 310.000 kr.` for a range that is widened. */
function suggestionName({
  relaxed,
  state: { ranges },
  words = [],
}: Omit<SuggestedSearch, 'total'>): string {
  const dropped = relaxed.filter((each) => each === 'text' || !(each in ranges));
  const widened = RANGE_FACET_NAMES.filter((facet) => relaxed.includes(facet)).flatMap((facet) => {
    const range = ranges[facet];
    return range ? [boundName(facet, range)] : [];
  });
  const quoted = words.length > 0 ? words.map(searchCopy.quoted) : [suggestionsCopy.text];
  const names = dropped.flatMap((each) =>
    each === 'text' ? quoted : [facetCopy[each].toLowerCase()],
  );
  return [...widened, ...(names.length > 0 ? [suggestionsCopy.without(names)] : [])].join('. ');
}
