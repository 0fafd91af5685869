import { changeSearch } from './search-store.ts';

/**
 * Shows the next page of the list below what is shown, and moves the focus to its first row. Nothing
 * where rows are still loading: the second press of a double one would skip a page.
 */
export function showNextPage(shown: number): void {
  if (document.querySelector<HTMLElement>('[data-list]')?.ariaBusy === 'true') return;
  changeSearch((state) => ({ ...state, page: state.page + 1 }), { focusRow: shown });
}
