import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import { rowsShown } from '#domain/search/state/rows-shown.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { SearchLink } from '../SearchLink.tsx';
import { showNextPage } from '../search-store.ts';

interface MoreRowsProps {
  state: SearchState;
  total: number;
  pathOf: (state: SearchState) => string;
}

/** How many rows of a list are shown, and the link to more; nothing where all are shown. */
export function MoreRows({ state, total, pathOf }: MoreRowsProps) {
  const shown = rowsShown(total, state.page);
  if (shown === total) return null;
  return (
    <div className="list__more">
      <p className="quiet small figures">{inventoryCopy.shown(shown, total)}</p>
      <SearchLink
        className="button button--quiet"
        href={pathOf({ ...state, page: state.page + 1 })}
        rel="nofollow"
        onPress={() => showNextPage(shown)}
      >
        {inventoryCopy.showMore}
      </SearchLink>
    </div>
  );
}
