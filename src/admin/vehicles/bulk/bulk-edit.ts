import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import type { PriceChange, PriceRounding } from '#domain/vehicle/price/price-change.ts';

/** An edit of many vehicles at once. `text` is the new value as it is typed. */
export type BulkEdit =
  | { kind: 'price'; change: PriceChange; rounding: PriceRounding }
  | { kind: 'field'; field: BulkField; text: string };

/** The fields that may have the same value in many vehicles. */
export const BULK_FIELDS = [
  'status',
  'office',
  'unpublished',
  'featured',
  'fuel_type',
  'gearkasse',
  'color',
  'body_type',
  'doors',
  'seats',
  'drive_wheels',
  'tow_bar',
  'euro_norm',
  'earlier_use',
  'imported_from',
  'service_history',
  'next_inspection_date',
  'dealer_warranty_months',
  'vat_kind',
  'price_includes_delivery',
  'price_includes_plates',
] as const satisfies readonly FormFieldName[];
export type BulkField = (typeof BULK_FIELDS)[number];
