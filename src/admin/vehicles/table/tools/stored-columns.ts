import { CHOSEN_COLUMNS, type ChosenColumn, DEFAULT_COLUMNS, MOST_COLUMNS } from '../columns.ts';

const KEY = 'admin-table-columns';

/** The columns that were chosen last on this device. */
export function storedColumns(): readonly ChosenColumn[] {
  try {
    const wanted = localStorage.getItem(KEY)?.split(',');
    if (!wanted) return DEFAULT_COLUMNS;
    return CHOSEN_COLUMNS.filter((column) => wanted.includes(column)).slice(0, MOST_COLUMNS);
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
