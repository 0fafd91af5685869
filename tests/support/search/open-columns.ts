import type { Columns } from '#domain/search/columns/columns.ts';
import { decodeColumns } from '#domain/search/columns/decode/decode-columns.ts';
import { encodeColumns } from '#domain/search/columns/encode/encode-columns.ts';
import type { LabelOf } from '#domain/search/columns/label-of.ts';
import type { SearchVehicle } from '#domain/search/search-vehicle.ts';
import { valueLabel } from '#features/inventory/search/names/value-label.ts';

/** The column file of a stock, as a release has it. */
export function columnFile(stock: readonly SearchVehicle[]): Uint8Array<ArrayBuffer> {
  return encodeColumns(stock, valueLabel);
}

/** A stock as the search reads it, by way of its file. */
export function openColumns(
  stock: readonly SearchVehicle[],
  labelOf: LabelOf = valueLabel,
): Columns {
  return decodeColumns(encodeColumns(stock, labelOf), labelOf);
}
