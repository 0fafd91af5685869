import { importColumnCopy } from '#copy/admin/import/import.ts';
import { csv } from '#domain/text/csv.ts';
import { FORM_FIELD_NAMES, type FormFieldName } from '#domain/vehicle/fields/table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { cellText } from './cells/cell-text.ts';

/** A column of the file: the id of the vehicle, or a field that staff edit. */
export type FileColumn = 'id' | FormFieldName;

/** Every column, in the order of the export. */
export const FILE_COLUMNS: readonly FileColumn[] = [
  'id',
  'registration_number',
  ...FORM_FIELD_NAMES.filter((name) => name !== 'registration_number'),
];

/** Vehicles as a file that Danish spreadsheets open, and that the import reads back unchanged. */
export function vehiclesCsv(vehicles: readonly Vehicle[]): string {
  const head = FILE_COLUMNS.map((column) => importColumnCopy[column]);
  const rows = vehicles.map((vehicle) =>
    FILE_COLUMNS.map((column) =>
      column === 'id' ? vehicle.id : numberOrText(cellText(column, vehicle[column])),
    ),
  );
  return csv([head, ...rows], ';');
}

/** A negative number is no formula. */
function numberOrText(text: string): string | number {
  return /^-\d+$/u.test(text) ? Number(text) : text;
}
