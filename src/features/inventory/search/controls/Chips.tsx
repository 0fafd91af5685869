import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { searchCopy } from '#copy/pages/inventory/search.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import type { Edit } from '../edit-search.ts';
import { SearchLink } from '../SearchLink.tsx';
import { changeSearch } from '../search-store.ts';
import { type Chip, removeChip } from './list-data.ts';

interface ChipsProps {
  chips: readonly Chip[];
  state: SearchState;
  pathOf: (state: SearchState) => string;
}

/** The choices of the search, each a link to the list without it. */
export function Chips({ chips, state, pathOf }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ index: number; count: number } | null>(null);
  // The focused chip goes, and those that its text had chosen go with it: the one in its place, the
  // last one, or else the heading of the list is where to go on.
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.count === chips.length) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = links[pressed.current.index] ?? links.at(-1);
    pressed.current = null;
    (next ?? document.querySelector<HTMLElement>('#list-heading'))?.focus();
  });
  const link = (key: string, index: number, edit: Edit, className: string, name: string) => (
    <li key={key}>
      <SearchLink
        className={className}
        href={pathOf(edit(state))}
        rel="nofollow"
        onPress={() => {
          pressed.current = { index, count: chips.length };
          changeSearch(edit);
        }}
      >
        {className === 'chip' && <span className="visually-hidden">{searchCopy.remove} </span>}
        {name}
        {className === 'chip' && <X size={16} aria-hidden="true" />}
      </SearchLink>
    </li>
  );
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className="chips button-row" aria-label={searchCopy.chosen}>
      {chips.map((chip, index) =>
        link(`${chip.facet} ${chip.value}`, index, removeChip(chip), 'chip', chip.name),
      )}
      {chips.length > 1 &&
        link('all', chips.length, () => EMPTY_SEARCH, 'chips__clear', searchCopy.clear)}
    </ul>
  );
}
