import type { ImportColumn } from '#copy/admin/import/import-headings.ts';
import { NO_VALUE_COPY } from '#copy/admin/import/import-values.ts';
import { splitTitle } from '#domain/vehicle/known-makes.ts';
import type { FileRow } from '../read/read-file.ts';
import type { Mapping } from '../recognise/columns.ts';

/** The texts of a row by their column; only those that are used. */
export type RowCells = ReadonlyMap<ImportColumn, string>;

export function rowCells({ cells }: FileRow, mapping: Mapping): RowCells {
  const row = new Map<ImportColumn, string>();
  for (const [index, column] of mapping.entries()) {
    if (column === null) continue;
    const text = textOf(cells[index]);
    // Images may have a column each.
    row.set(column, column === 'images' ? `${row.get(column) ?? ''} ${text}` : text);
  }
  // Make and model in one cell: a column of its own, or the model with its make before it.
  const title = row.get('title') || (row.get('make') ? '' : (row.get('model') ?? ''));
  const parts = title === '' ? null : splitTitle(title);
  if (!parts) return row;
  const hadModel = !row.get('title');
  for (const name of ['make', 'model', 'variant'] as const) {
    if (!row.get(name) || (hadModel && name === 'model')) row.set(name, parts[name]);
  }
  return row;
}

export function nameIn(cells: RowCells): string {
  return (['make', 'model', 'variant'] as const)
    .map((column) => cells.get(column)?.trim())
    .filter(Boolean)
    .join(' ');
}

/** A cell of nothing but spaces, or of a sign for nothing, is empty. */
function textOf(cell = ''): string {
  const text = cell.trim();
  return text === '' || NO_VALUE_COPY.test(text) ? '' : cell;
}
