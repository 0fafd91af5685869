import { fuelLabel } from '#copy/labels.ts';
import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export const SORT_COLUMNS = ['vehicle', 'year', 'price', 'leasing', 'status', 'featured'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
/** Null: newest first, the order of the stock. */
export type Sorting = { column: SortColumn; descending: boolean } | null;

export interface Filter {
  text: string;
  status: VehicleStatus | '';
}

/** The vehicles that have every word of the text and the status, sorted. */
export function tableRows(
  vehicles: readonly Vehicle[],
  filter: Filter,
  sorting: Sorting,
): readonly Vehicle[] {
  const copy = filter.text.toLocaleLowerCase('da').split(/\s+/u).filter(Boolean);
  const rows = vehicles.filter(
    (vehicle) =>
      (filter.status === '' || vehicle.status === filter.status) &&
      (copy.length === 0 || copy.every((word) => searchText(vehicle).includes(word))),
  );
  if (!sorting) return rows;
  const compare = COMPARE[sorting.column];
  const sign = sorting.descending ? -1 : 1;
  return rows.sort((a, b) => sign * compare(a, b));
}

/** The sorting after a click on a column's heading: ascending, descending, newest first. */
export function nextSorting(current: Sorting, column: SortColumn): Sorting {
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

const COMPARE: Record<SortColumn, (a: Vehicle, b: Vehicle) => number> = {
  vehicle: (a, b) => collator.compare(nameOf(a), nameOf(b)),
  year: (a, b) => a.year - b.year,
  price: (a, b) => a.price - b.price,
  leasing: (a, b) => monthly(a) - monthly(b),
  status: (a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status),
  featured: (a, b) => Number(b.featured) - Number(a.featured),
};

function nameOf({ make, model, variant }: Vehicle): string {
  return `${make} ${model} ${variant ?? ''}`;
}

function monthly(vehicle: Vehicle): number {
  if (!vehicle.flexleasing_enabled) return 0;
  return (
    vehicle.flexleasing_privat_monthly_payment ?? vehicle.flexleasing_erhverv_monthly_payment ?? 0
  );
}

const texts = new WeakMap<Vehicle, string>();

function searchText(vehicle: Vehicle): string {
  let text = texts.get(vehicle);
  if (text === undefined) {
    text = [
      nameOf(vehicle),
      vehicle.color,
      vehicle.year,
      fuelLabel(vehicle.fuel_type),
      vehicle.vin,
      vehicle.stelnummer,
    ]
      .join(' ')
      .toLocaleLowerCase('da');
    texts.set(vehicle, text);
  }
  return text;
}
