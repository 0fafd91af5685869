import { isRecent } from '#admin/dashboard/figures.ts';
import type { WorkList } from '#admin/vehicles/work-lists.ts';
import type { FuelType, VehicleStatus } from '#domain/schema/enumerations.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import { daysInStock } from '#domain/vehicle/record/standing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { shownAmount } from '../columns.ts';

/** Filters in addition to the statuses: kladder, featured vehicles, and those added in the last days. */
export const SHOWN = ['unpublished', 'featured', 'recent'] as const;
export type StatusFilter = VehicleStatus | (typeof SHOWN)[number] | '';

/** The filters of the table; empty and null leave nothing out. */
export const NO_FILTER = {
  text: '',
  status: '' as StatusFilter,
  /** The slug of a make. */
  make: '',
  fuel: '' as FuelType | '',
  office: '',
  /** The least and the highest price that the table shows, in DKK. */
  priceFrom: null as number | null,
  priceTo: null as number | null,
  /** The fewest days in stock. */
  days: null as number | null,
  /** A list of vehicles that somebody has to look at. */
  work: '' as WorkList | '',
};
export type Filter = typeof NO_FILTER;

/** The filters behind the button 'Filtre' that leave something out. */
export function activeFilters({ text, status, ...others }: Filter): number {
  return Object.values(others).filter((value) => value !== '' && value !== null).length;
}

/** Whether a vehicle passes every filter but the text and the list of work. */
export function passes(vehicle: Vehicle, filter: Filter, now: Date): boolean {
  const { make, fuel, office, priceFrom, priceTo, days } = filter;
  if (!hasStatus(vehicle, filter.status, now)) return false;
  if (make !== '' && makeSlug(vehicle.make) !== make) return false;
  if (fuel !== '' && vehicle.fuel_type !== fuel) return false;
  if (office !== '' && vehicle.office !== office) return false;
  if (days !== null && daysInStock(vehicle, now) < days) return false;
  if (priceFrom === null && priceTo === null) return true;
  const amount = shownAmount(vehicle);
  return amount >= (priceFrom ?? 0) && amount <= (priceTo ?? Number.POSITIVE_INFINITY);
}

function hasStatus(vehicle: Vehicle, status: StatusFilter, now: Date): boolean {
  if (status === 'unpublished') return vehicle.unpublished;
  if (status === 'featured') return vehicle.featured;
  if (status === 'recent') return isRecent(vehicle, now);
  return status === '' || vehicle.status === status;
}
