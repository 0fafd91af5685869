import { changeSearch } from './search-store.ts';

/** Shows the next page of the list below what is shown, and moves the focus to its first row. */
export function showNextPage(shown: number): void {
  changeSearch((state) => ({ ...state, page: state.page + 1 }), { focusRow: shown });
}
