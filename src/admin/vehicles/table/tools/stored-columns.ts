import { type ChosenColumn, columnsIn, DEFAULT_COLUMNS } from '../columns.ts';

const KEY = 'admin-table-columns';

/** The columns that were chosen last on this device. */
export function storedColumns(): readonly ChosenColumn[] {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? DEFAULT_COLUMNS : columnsIn(stored);
  } catch {
    return DEFAULT_COLUMNS;
  }
}

export function storeColumns(columns: readonly ChosenColumn[]): void {
  try {
    localStorage.setItem(KEY, columns.join(','));
  } catch {
    // Storage is full or forbidden: the choice lasts until the page is left.
  }
}
