import { select } from '../view-state.ts';

/** The ids of the rows as the table shows them. */
let shown: readonly string[] = [];
/** The row that was selected or deselected last. */
let last: string | null = null;

export function setShownRows(ids: readonly string[]): void {
  shown = ids;
}

/** The id of the row below, in the order of the table. */
export function rowAfter(id: string): string | undefined {
  return shown[shown.indexOf(id) + 1];
}

/** Selects a row or takes it out; `range` does the same with all since the last one. */
export function selectTo(id: string, selected: boolean, range = false): void {
  const from = last === null ? -1 : shown.indexOf(last);
  const to = shown.indexOf(id);
  const ids =
    range && from >= 0 && to >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  last = id;
  select(ids, selected);
}
