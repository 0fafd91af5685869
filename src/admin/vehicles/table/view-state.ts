import { atom } from 'nanostores';
import { NO_FILTER } from './rows/filter.ts';
import type { TableView } from './table-address.ts';
import { storedColumns } from './tools/stored-columns.ts';

/** The state of the table; in a store, so that it survives opening a vehicle. */
export const $view = atom<TableView>({
  filter: NO_FILTER,
  sorting: null,
  columns: storedColumns(),
});

export function setView(part: Partial<TableView>): void {
  $view.set({ ...$view.get(), ...part });
}

export const $selected = atom<ReadonlySet<string>>(new Set());

/** Selects these vehicles, or takes them out of the selection. */
export function select(ids: readonly string[], selected: boolean): void {
  const next = new Set($selected.get());
  for (const id of ids) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  $selected.set(next);
}
