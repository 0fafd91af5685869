import type { FileColumn } from '#admin/vehicles/vehicles-csv.ts';
import type { Mapping } from '../mapping.ts';
import type { FileRow } from '../read-file.ts';

/** The texts of a row by their column; only those that are used. */
export type RowCells = ReadonlyMap<FileColumn, string>;

export function rowCells({ cells }: FileRow, mapping: Mapping): RowCells {
  return new Map(
    mapping.flatMap((column, index) =>
      column === null ? [] : [[column, textOf(cells[index])] as const],
    ),
  );
}

/** A cell of nothing but spaces is empty. */
function textOf(cell = ''): string {
  return cell.trim() === '' ? '' : cell;
}
