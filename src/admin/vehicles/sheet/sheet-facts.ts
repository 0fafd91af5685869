import { sheetCopy as copy } from '#copy/admin/vehicles/sheet.ts';
import { formatDate } from '#copy/format.ts';
import { fuelCopy, gearboxLabel, mileageLabel } from '#copy/labels.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/**
 * The facts that a sign in the windscreen states with the price: the first registration and the
 * production year where it is known (prismærkningsbekendtgørelsen §§9 and 13), and the first
 * questions of buyers.
 */
export function sheetFacts(vehicle: PublicVehicle): { label: string; value: string }[] {
  const { first_registration_date, production_year, year, power_hp } = vehicle;
  const rows: [string, string | null][] = [
    [copy.registered, first_registration_date && formatDate(first_registration_date)],
    [copy.produced, production_year === null ? null : String(production_year)],
    [copy.year, String(year)],
    [copy.mileage, mileageLabel(vehicle.mileage)],
    // Nothing where it is missing: a sign on an electric car must not say petrol.
    [copy.fuel, vehicle.fuel_type && fuelCopy[vehicle.fuel_type]],
    [copy.gearbox, gearboxLabel(vehicle)],
    [copy.power, power_hp === null ? null : copy.horsepower(power_hp)],
    [copy.color, vehicle.color],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
