import { memo } from 'react';
import { filterCopy } from '#copy/pages/inventory/inventory.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { chooseMake } from '../edit-search.ts';
import { SearchLink } from '../SearchLink.tsx';
import { changeSearch } from '../search-store.ts';
import type { FacetValue } from './panel-data.ts';

/** Longer names would break in a column half as wide as the panel. */
const LONGEST_IN_COLUMN = 13;

interface MakeListProps {
  makes: readonly FacetValue[];
  state: SearchState;
  pathOf: (state: SearchState) => string;
}

/** The makes of the stock, each a link to its cars. One make at a time. */
export const MakeList = memo(function MakeList({ makes, state, pathOf }: MakeListProps) {
  const hasLongName = makes.some(([, name]) => name.length > LONGEST_IN_COLUMN);
  const chosen = state.choices.make ?? [];
  return (
    <nav aria-labelledby="filter-makes">
      <h2 className="heading-s" id="filter-makes">
        {filterCopy.makes}
      </h2>
      <ul className={hasLongName ? 'makes makes--long' : 'makes'}>
        {makes.map(([make, name, count]) => {
          const isChosen = chosen.includes(make);
          const isDisabled = count === 0 && !isChosen;
          return (
            <li key={make}>
              <SearchLink
                href={pathOf(chooseMake(make)(state))}
                aria-current={isChosen ? 'page' : undefined}
                aria-disabled={isDisabled || undefined}
                onPress={() => {
                  if (!isDisabled) changeSearch(chooseMake(make));
                }}
              >
                <span className="makes__name" data-name={name}>
                  {name}
                </span>
                <span className="makes__count quiet small figures">{count}</span>
              </SearchLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
