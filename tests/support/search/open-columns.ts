import type { Columns, LabelOf } from '#domain/search/columns/columns.ts';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { encodeColumns } from '#domain/search/columns/encode-columns.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';

/** A stock as the search reads it, by way of its file. */
export function openColumns(
  stock: readonly PublicVehicle[],
  labelOf: LabelOf = valueLabel,
): Columns {
  return decodeColumns(encodeColumns(stock), labelOf);
}
