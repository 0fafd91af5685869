import * as v from 'valibot';
import { FILE_COLUMNS, type FileColumn } from '#admin/vehicles/vehicles-csv.ts';
import type { RememberedColumns } from '../mapping.ts';

const KEY = 'admin-import-columns';

const RememberedSchema = v.record(
  v.string(),
  v.nullable(v.picklist(FILE_COLUMNS as readonly [FileColumn, ...FileColumn[]])),
);

/** What staff chose for the columns of earlier files on this device. */
export function readRemembered(): RememberedColumns {
  try {
    const result = v.safeParse(RememberedSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return result.success ? result.output : {};
  } catch {
    return {};
  }
}

export function storeRemembered(columns: RememberedColumns): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(columns));
  } catch {
    // Storage is full or forbidden: the next file is mapped by its headings alone.
  }
}
