import { type MouseEvent, memo } from 'react';
import { filterCopy } from '#copy/pages/inventory.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { opensNewWindow } from '#features/inventory/list-script/opens-new-window.ts';
import { chooseMake, type Edit } from '../edit-search.ts';
import type { FacetValue } from './panel-data.ts';

/** Longer names would break in a column half as wide as the panel. */
const LONGEST_IN_COLUMN = 13;

interface MakeListProps {
  makes: readonly FacetValue[];
  state: SearchState;
  /** The address of a search. */
  pathOf: (state: SearchState) => string;
  onEdit: (edit: Edit) => void;
}

/** The makes of the stock, each a link to its cars. One make at a time. */
export const MakeList = memo(function MakeList({ makes, state, pathOf, onEdit }: MakeListProps) {
  const hasLongName = makes.some(([, name]) => name.length > LONGEST_IN_COLUMN);
  const chosen = state.choices.make ?? [];
  const press = (make: string, isDisabled: boolean) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensNewWindow(event.nativeEvent)) return;
    event.preventDefault();
    if (!isDisabled) onEdit(chooseMake(make));
  };
  return (
    <nav aria-labelledby="filter-makes">
      <h2 id="filter-makes">{filterCopy.makes}</h2>
      <ul className={hasLongName ? 'makes makes--long' : 'makes'}>
        {makes.map(([make, name, count]) => {
          const isChosen = chosen.includes(make);
          const isDisabled = count === 0 && !isChosen;
          return (
            <li key={make}>
              <a
                href={pathOf(chooseMake(make)(state))}
                aria-current={isChosen ? 'page' : undefined}
                aria-disabled={isDisabled || undefined}
                onClick={press(make, isDisabled)}
              >
                <span className="makes__name" data-name={name}>
                  {name}
                </span>
                <span className="makes__count figures">{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
