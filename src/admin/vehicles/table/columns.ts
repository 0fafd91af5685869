import { storedFuelCopy } from '#copy/admin/vehicles/vehicle.ts';
import { formatAmount, formatKilometres } from '#copy/format.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import { daysInStock } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { cellText } from '../cells/cell-text.ts';

/** The columns that the specification names. */
export const DEFAULT_COLUMNS = ['year', 'price', 'leasing', 'featured'] as const;
/** The others, whose cells are a text. */
const FACT_COLUMNS = [
  'registration_number',
  'mileage',
  'days',
  'fuel_type',
  'gearkasse',
  'body_type',
  'power_hp',
  'office',
] as const;
export type FactColumn = (typeof FACT_COLUMNS)[number];

/** Every column that the table can have in addition to vehicle, status and actions, in order. */
export const CHOSEN_COLUMNS = [...DEFAULT_COLUMNS, ...FACT_COLUMNS] as const;
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number];
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
  'featured',
  ...FACT_COLUMNS,
];

/** Every column in the order of a row: the facts stand before the status. */
const ROW_COLUMNS: readonly Column[] = [
  'vehicle',
  'year',
  'price',
  'leasing',
  ...FACT_COLUMNS,
  'status',
  'featured',
];

/** The columns of a row where these are chosen. */
export function rowColumns(chosen: readonly ChosenColumn[]): Column[] {
  const shown: readonly Column[] = ['vehicle', 'status', ...chosen];
  return ROW_COLUMNS.filter((column) => shown.includes(column));
}

/** The columns that a text names between commas, as many as the table has room for. */
export function columnsIn(text: string): ChosenColumn[] {
  const names = text.split(',');
  return CHOSEN_COLUMNS.filter((column) => names.includes(column)).slice(0, MOST_COLUMNS);
}

export function isFact(column: Column): column is FactColumn {
  return FACT_COLUMNS.some((fact) => fact === column);
}

/** The text of a vehicle in such a column; empty where it is unknown. */
export function factText(vehicle: Vehicle, column: FactColumn, now: Date): string {
  if (column === 'days') return formatAmount(daysInStock(vehicle, now));
  if (column === 'mileage') return vehicle.mileage ? formatKilometres(vehicle.mileage) : '';
  if (column === 'fuel_type') return storedFuelCopy(vehicle.fuel_type);
  return cellText(column, vehicle[column]);
}

/** The price as the table shows it; 0 for one on request. */
export function shownAmount(vehicle: Vehicle): number {
  return cashPrice(vehicle) ?? 0;
}
