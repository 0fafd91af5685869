import { NOTHING_UNSHOWN, type Unshown } from '#admin/publishing/problems.ts';
import { workList } from '#admin/vehicles/work-lists.ts';
import { storedFuelCopy } from '#copy/admin/vehicles/vehicle.ts';
import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import { daysInStock } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type Column, type FactColumn, factText, shownAmount } from '../columns.ts';
import { type Filter, passes } from './filter.ts';
import { matchesSearch, searchText, searchWords } from './search-text.ts';

/** Null: newest first, the order of the stock; of a list of work, the most pressing first. */
export type Sorting = { column: Column; descending: boolean } | null;

/** The vehicles that have every word of the text and pass the filters, sorted. */
export function tableRows(
  vehicles: readonly Vehicle[],
  filter: Filter,
  sorting: Sorting,
  now = new Date(),
  unshown: Unshown = NOTHING_UNSHOWN,
): readonly Vehicle[] {
  const words = searchWords(filter.text);
  const pool = filter.work === '' ? vehicles : workList(filter.work, vehicles, now, unshown);
  const rows = pool.filter(
    (vehicle) =>
      passes(vehicle, filter, now) &&
      matchesSearch(textOf(vehicle), words, [vehicle.price, vehicle.sale_price]),
  );
  if (!sorting) return rows;
  const compare = compareBy(sorting.column, now);
  const sign = sorting.descending ? -1 : 1;
  return rows.sort((a, b) => sign * compare(a, b));
}

/** The sorting after a click on a column's heading: ascending, descending, newest first. */
export function nextSorting(current: Sorting, column: Column): Sorting {
  if (current?.column !== column) return { column, descending: false };
  return current.descending ? null : { column, descending: true };
}

const collator = new Intl.Collator('da', { numeric: true });
const STATUS_ORDER: readonly VehicleStatus[] = [
  'available',
  'reserved',
  'maintenance',
  'sold',
  'archived',
];

type Compare = (a: Vehicle, b: Vehicle) => number;

/** The other columns sort by their text, with whole numbers in it by value. */
const COMPARE: Partial<Record<Column, Compare>> = {
  vehicle: (a, b) => collator.compare(nameOf(a), nameOf(b)),
  year: (a, b) => a.year - b.year,
  price: (a, b) => shownAmount(a) - shownAmount(b),
  leasing: (a, b) => monthly(a) - monthly(b),
  status: (a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status),
  featured: (a, b) => Number(b.featured) - Number(a.featured),
  mileage: (a, b) => (a.mileage ?? 0) - (b.mileage ?? 0),
  // Danish sorting takes AA for Å.
  registration_number: (a, b) => (plateOf(a) < plateOf(b) ? -1 : 1),
  power_hp: (a, b) => (a.power_hp ?? 0) - (b.power_hp ?? 0),
};

function compareBy(column: Column, now: Date): Compare {
  if (column === 'days') return (a, b) => daysInStock(a, now) - daysInStock(b, now);
  const known = COMPARE[column];
  if (known) return known;
  const textOfFact = (vehicle: Vehicle) => factText(vehicle, column as FactColumn, now);
  return (a, b) => collator.compare(textOfFact(a), textOfFact(b));
}

function nameOf({ make, model, variant }: Vehicle): string {
  return `${make} ${model} ${variant ?? ''}`;
}

function plateOf({ registration_number }: Vehicle): string {
  return registration_number ?? '';
}

function monthly(vehicle: Vehicle): number {
  if (!vehicle.flexleasing_enabled) return 0;
  return (
    vehicle.flexleasing_privat_monthly_payment ?? vehicle.flexleasing_erhverv_monthly_payment ?? 0
  );
}

const texts = new WeakMap<Vehicle, string>();

function textOf(vehicle: Vehicle): string {
  let text = texts.get(vehicle);
  if (text === undefined) {
    text = searchText([
      nameOf(vehicle),
      vehicle.color,
      vehicle.year,
      storedFuelCopy(vehicle.fuel_type),
      vehicle.vin,
      vehicle.stelnummer,
      // Plates are written with and without spaces.
      vehicle.registration_number?.replace(/\s/gu, '') ?? null,
    ]);
    texts.set(vehicle, text);
  }
  return text;
}
