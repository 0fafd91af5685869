import { goTo } from '#admin/navigation/route.ts';
import { useViewKeys } from '#admin/navigation/use-view-keys.ts';
import { editPriceOf } from './price/edited-price.ts';
import { selectTo } from './selection/select-range.ts';
import { $selected, select } from './view-state.ts';

const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"]';
const SEARCH = 'input[type="search"]';

interface TableKeys {
  shown: readonly string[];
  /** Whether the account may change many vehicles. */
  maySelect: boolean;
  onEdit: () => void;
}

/**
 * The keys of the table: `j` and `k` move from row to row, `x` selects, `a` selects all that are
 * shown, `p` opens the price, `e` edits, Escape deselects, and Enter in the search goes to the first row. The
 * current row is the one that has the focus.
 */
export function useTableKeys(keys: TableKeys): void {
  useViewKeys((event) => press(event, keys));
}

/** Whether the key did something. */
function press({ key, target }: KeyboardEvent, { shown, maySelect, onEdit }: TableKeys): boolean {
  if (target instanceof Element && target.closest(TYPING)) {
    return key === 'Enter' && target.matches(SEARCH) && focusRow(shown[0]);
  }
  const current = currentRow();
  const position = current === null ? -1 : shown.indexOf(current);
  switch (key) {
    case 'j':
      return focusRow(position < 0 ? (rowInSight() ?? shown[0]) : shown[position + 1]);
    case 'k':
      return focusRow(position < 0 ? (rowInSight() ?? shown[0]) : shown[position - 1]);
    case 'x':
      if (!maySelect) return false;
      if (current !== null) selectTo(current, !$selected.get().has(current));
      return current !== null;
    case 'a':
      if (!maySelect) return false;
      select(shown, true);
      return true;
    case 'p': {
      const id = current ?? rowInSight();
      if (id !== undefined) editPriceOf(id);
      return id !== undefined;
    }
    case 'e':
      if ($selected.get().size > 0) onEdit();
      else if (current !== null) void goTo('vehicle', current);
      return true;
    case 'Escape':
      if ($selected.get().size === 0) return false;
      $selected.set(new Set());
      return true;
    default:
      return false;
  }
}

function currentRow(): string | null {
  return document.activeElement?.closest<HTMLElement>('tr[data-id]')?.dataset['id'] ?? null;
}

/** The first row below the heading of the table. */
function rowInSight(): string | undefined {
  const rows = document.querySelectorAll<HTMLElement>('tr[data-id]');
  return [...rows].find((row) => row.getBoundingClientRect().top > 0)?.dataset['id'];
}

function focusRow(id: string | undefined): boolean {
  if (id === undefined) return false;
  const row = document.querySelector(`tr[data-id="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>('.stock__name')?.focus();
  return row !== null;
}
