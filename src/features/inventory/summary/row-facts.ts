import { fuelLabel, mileageLabel } from '#copy/labels.ts';
import { rowCopy } from '#copy/vehicles/vehicle-row.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

export interface Fact {
  label: string;
  value: string;
}

/** `2021`, or `2021 (1. reg. 2020)` where the first registration is known, as the law requires. */
export function yearText(vehicle: Pick<PublicVehicle, 'year' | 'first_registration_date'>): string {
  const { year, first_registration_date: registered } = vehicle;
  return registered
    ? `${year} (${rowCopy.firstRegistration(registered.slice(0, 4))})`
    : String(year);
}

/** The facts of a vehicle that lists show beside name and price, in the order of the spec. */
export function rowFacts(vehicle: PublicVehicle): Fact[] {
  return [
    { label: rowCopy.year, value: yearText(vehicle) },
    ...(vehicle.color ? [{ label: rowCopy.color, value: vehicle.color }] : []),
    { label: rowCopy.mileage, value: mileageLabel(vehicle.mileage) },
    { label: rowCopy.fuel, value: fuelLabel(vehicle.fuel_type) },
  ];
}
