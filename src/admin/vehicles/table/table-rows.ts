import { isRecent } from '#admin/dashboard/figures.ts';
import { fuelLabel } from '#copy/labels.ts';
import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import { purchasePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { matchesSearch, searchText, searchWords } from './search-text.ts';

export const SORT_COLUMNS = ['vehicle', 'year', 'price', 'leasing', 'status', 'featured'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
/** Null: newest first, the order of the stock. */
export type Sorting = { column: SortColumn; descending: boolean } | null;

/** Filters beside the statuses: kladder, featured vehicles, and those added in the last days. */
export const SHOWN = ['unpublished', 'featured', 'recent'] as const;
export type StatusFilter = VehicleStatus | (typeof SHOWN)[number] | '';

export interface Filter {
  text: string;
  status: StatusFilter;
}

/** The vehicles that have every word of the text and the status, sorted. */
export function tableRows(
  vehicles: readonly Vehicle[],
  filter: Filter,
  sorting: Sorting,
): readonly Vehicle[] {
  const words = searchWords(filter.text);
  const now = new Date();
  const rows = vehicles.filter(
    (vehicle) =>
      hasStatus(vehicle, filter.status, now) &&
      matchesSearch(textOf(vehicle), words, [vehicle.price, vehicle.sale_price]),
  );
  if (!sorting) return rows;
  const compare = COMPARE[sorting.column];
  const sign = sorting.descending ? -1 : 1;
  return rows.sort((a, b) => sign * compare(a, b));
}

function hasStatus(vehicle: Vehicle, status: StatusFilter, now: Date): boolean {
  if (status === 'unpublished') return vehicle.unpublished;
  if (status === 'featured') return vehicle.featured;
  if (status === 'recent') return isRecent(vehicle, now);
  return status === '' || vehicle.status === status;
}

/** The sorting after a click on a column's heading: ascending, descending, newest first. */
export function nextSorting(current: Sorting, column: SortColumn): Sorting {
  if (current?.column !== column) return { column, descending: false };
  return current.descending ? null : { column, descending: true };
}

/** The price as the table shows it; 0 for one on request. */
function shownAmount(vehicle: Vehicle): number {
  const price = purchasePrice(vehicle);
  if (price.kind === 'sale') return price.sale;
  return price.kind === 'price' ? price.price : 0;
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
  price: (a, b) => shownAmount(a) - shownAmount(b),
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

function textOf(vehicle: Vehicle): string {
  let text = texts.get(vehicle);
  if (text === undefined) {
    text = searchText([
      nameOf(vehicle),
      vehicle.color,
      vehicle.year,
      fuelLabel(vehicle.fuel_type),
      vehicle.vin,
      vehicle.stelnummer,
    ]);
    texts.set(vehicle, text);
  }
  return text;
}
