import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { searchCopy } from '#copy/pages/search.ts';
import { EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { changeSearch } from '../session/search-store.ts';
import { closeSheet } from '../session/sheet.ts';
import { useModal } from './use-modal.ts';

interface FacetSheetProps {
  isOpen: boolean;
  total: number;
  hasChoices: boolean;
  children: ReactNode;
}

/**
 * The facets: in the panel beside the list, and on phones and tablets a sheet over the whole window
 * whose last line always says how many cars there are to see.
 */
export function FacetSheet({ isOpen, total, hasChoices, children }: FacetSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useModal(sheet, isOpen, closeSheet);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: Both roles have a name.
    <div
      ref={sheet}
      className="sheet"
      {...(isOpen ? { role: 'dialog', 'aria-modal': true } : { role: 'group' })}
      aria-labelledby="sheet-heading"
      data-open={isOpen || undefined}
    >
      <div className="sheet__head">
        <h2 id="sheet-heading">{searchCopy.facets}</h2>
        <button
          type="button"
          className="icon-button sheet__close"
          aria-label={searchCopy.close}
          onClick={closeSheet}
        >
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <div className="sheet__facets">{children}</div>
      <div className="sheet__end">
        <button
          type="button"
          className="button button--quiet sheet__clear"
          hidden={!hasChoices}
          onClick={() => changeSearch(() => EMPTY_SEARCH)}
        >
          {searchCopy.clear}
        </button>
        {isOpen && (
          <span className="visually-hidden" role="status">
            {searchCopy.matches(total)}
          </span>
        )}
        <button type="button" className="button sheet__show" onClick={closeSheet}>
          {searchCopy.show(total)}
        </button>
        <button type="submit" className="button sheet__submit">
          {searchCopy.showFound}
        </button>
      </div>
    </div>
  );
}
