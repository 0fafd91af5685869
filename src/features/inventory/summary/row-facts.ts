import { formatAmount, formatKilometres } from '#copy/format.ts';
import { fuelLabel, gearboxLabel, mileageLabel } from '#copy/labels.ts';
import { rowCopy } from '#copy/vehicles/vehicle-row.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

export interface Fact {
  label: string;
  value: string;
}

export type Age = Pick<PublicVehicle, 'year' | 'first_registration_date'>;

/**
 * The age of a vehicle with its first registration where that is known, as the law requires, and the
 * year once: `2021`; `03/2021` for a registration in the model year, which the label then says; else
 * `2021 (1. reg. 11/2020)`.
 */
export function yearText(vehicle: Age): string {
  const { year, first_registration_date: registered } = vehicle;
  if (!registered) return String(year);
  const [registeredYear, month] = registered.split('-');
  const text = `${month}/${registeredYear}`;
  return isOfModelYear(vehicle) ? text : `${year} (${rowCopy.firstRegistration(text)})`;
}

/** Whether the first registration is known and in the model year, so that it says the year, too. */
export function isOfModelYear({ year, first_registration_date: registered }: Age): boolean {
  return registered?.startsWith(`${year}-`) ?? false;
}

/** The facts of a vehicle that lists show beside name and price, in the order of the spec. */
export function rowFacts(vehicle: PublicVehicle): Fact[] {
  return [
    {
      label: isOfModelYear(vehicle) ? rowCopy.registered : rowCopy.year,
      value: yearText(vehicle),
    },
    ...(vehicle.color ? [{ label: rowCopy.color, value: vehicle.color }] : []),
    { label: rowCopy.mileage, value: mileageLabel(vehicle.mileage) },
    { label: rowCopy.fuel, value: fuelLabel(vehicle.fuel_type) },
  ];
}

/**
 * Two more facts that buyers choose by: the range of an electric vehicle or the power of another,
 * and its gearbox.
 */
export function sellingFacts(vehicle: PublicVehicle): Fact[] {
  const { range_wltp_km: range, power_hp: power } = vehicle;
  const gearbox = gearboxLabel(vehicle);
  return [
    ...(range
      ? [{ label: rowCopy.range, value: formatKilometres(range) }]
      : power
        ? [{ label: rowCopy.power, value: rowCopy.horsepower(formatAmount(power)) }]
        : []),
    ...(gearbox ? [{ label: rowCopy.gearbox, value: gearbox }] : []),
  ];
}
