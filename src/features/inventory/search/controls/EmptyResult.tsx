import { filterCopy, inventoryCopy } from '#copy/pages/inventory.ts';
import { facetCopy, searchCopy, waysOutCopy } from '#copy/pages/search.ts';
import { RANGE_FACET_NAMES } from '#domain/search/facets.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import type { WayOut } from '#domain/search/ways-out/ways-out.ts';
import { opensNewWindow } from '#features/inventory/list-script/opens-new-window.ts';
import { contactSectionAbout, paths } from '#paths';
import { boundName } from '../range-number.ts';
import { searchPath } from '../search-address.ts';
import { changeSearch } from '../session/search-store.ts';

interface EmptyResultProps {
  /** Names of the chosen makes; null for all makes. */
  make: string | null;
  ways: readonly WayOut[];
  /** What was searched for, in words; empty for nothing. */
  wish: string;
  pathOf?: (state: SearchState) => string;
}

/** A search that finds nothing says so, and which single choice stands in the way of which cars. */
export function EmptyResult({ make, ways, wish, pathOf = searchPath }: EmptyResultProps) {
  return (
    <div className="list__empty">
      <p className="list__none">{inventoryCopy.empty(make)}</p>
      {ways.length > 0 && (
        <div className="ways">
          <h3>{waysOutCopy.heading}</h3>
          <p className="quiet">{waysOutCopy.lead}</p>
          <ul className="ways__list">
            {ways.map(({ loosen, state, total }) => (
              <li key={loosen.join(' ')}>
                <a
                  className="way"
                  href={pathOf(state)}
                  rel="nofollow"
                  onClick={(event) => {
                    if (opensNewWindow(event.nativeEvent)) return;
                    event.preventDefault();
                    changeSearch(() => state);
                    document.querySelector<HTMLElement>('#list-heading')?.focus();
                  }}
                >
                  <span>{wayName(loosen, state)}</span>
                  <strong className="figures">{searchCopy.matches(total)}</strong>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <a
        className="button button--quiet"
        href={paths.inventory}
        onClick={(event) => {
          if (opensNewWindow(event.nativeEvent)) return;
          event.preventDefault();
          changeSearch(() => EMPTY_SEARCH);
          document.querySelector<HTMLElement>('#list-heading')?.focus();
        }}
      >
        {filterCopy.reset}
      </a>
      {wish !== '' && (
        <a className="arrow-link" href={contactSectionAbout(wish, 'find')} rel="nofollow">
          {waysOutCopy.notify}
        </a>
      )}
    </div>
  );
}

/** `Uden drivmiddel og farve`, or `Højst 310.000 kr.` for a range that is widened. */
function wayName(loosen: WayOut['loosen'], { ranges }: SearchState): string {
  const dropped = loosen.filter((each) => each === 'text' || !(each in ranges));
  const widened = RANGE_FACET_NAMES.filter((facet) => loosen.includes(facet)).flatMap((facet) => {
    const range = ranges[facet];
    return range ? [boundName(facet, range)] : [];
  });
  const names = dropped.map((each) =>
    each === 'text' ? waysOutCopy.text : facetCopy[each].label.toLowerCase(),
  );
  return [...widened, ...(names.length > 0 ? [waysOutCopy.without(names)] : [])].join('. ');
}
