import { storedFuelCopy } from '#copy/admin/vehicles/vehicle.ts';
import { formatAmount, formatKilometres } from '#copy/format.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import { daysInStock } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { cellText } from '../cells/cell-text.ts';

/** Every column that the table can have in addition to vehicle, status and actions, in order. */
export const CHOSEN_COLUMNS = [
  'year',
  'price',
  'leasing',
  'featured',
  'registration_number',
  'mileage',
  'days',
  'fuel_type',
  'gearkasse',
  'body_type',
  'power_hp',
  'office',
] as const;
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number];

/** The columns that the specification names. */
export const DEFAULT_COLUMNS: readonly ChosenColumn[] = ['year', 'price', 'leasing', 'featured'];
/** More of them leave no width for the vehicle. */
export const MOST_COLUMNS = 6;

export type Column = 'vehicle' | 'status' | ChosenColumn;
/** The columns by which the table sorts, in the order of the specification. */
export const SORT_COLUMNS: readonly Column[] = [
  'vehicle',
  'year',
  'price',
  'leasing',
  'status',
  ...CHOSEN_COLUMNS.slice(3),
];

/** The columns that have a cell of their own in a row. */
export type FactColumn = Exclude<ChosenColumn, (typeof CHOSEN_COLUMNS)[0 | 1 | 2 | 3]>;

/** The chosen ones that the specification does not name. */
export function factColumns(columns: readonly ChosenColumn[]): FactColumn[] {
  return columns.filter((column): column is FactColumn => !DEFAULT_COLUMNS.includes(column));
}

/** The text of a vehicle in such a column; empty where it is unknown. */
export function factText(vehicle: Vehicle, column: FactColumn, now: Date): string {
  if (column === 'days') return formatAmount(daysInStock(vehicle, now));
  const value = vehicle[column];
  if (column === 'mileage') return vehicle.mileage ? formatKilometres(vehicle.mileage) : '';
  if (column === 'fuel_type') return storedFuelCopy(vehicle.fuel_type);
  return cellText(column, value);
}

/** The price as the table shows it; 0 for one on request. */
export function shownAmount(vehicle: Vehicle): number {
  return cashPrice(vehicle) ?? 0;
}
