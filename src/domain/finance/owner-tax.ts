import type { FuelType } from '#domain/schema/enumerations.ts';
import type { PublicVehicle } from '../vehicle/public-vehicle.ts';
import type { ConsumingVehicle } from './energy-cost.ts';
import { CO2_TAX, ELECTRIC_TAX, GREEN_TAX } from './owner-tax-tables.ts';

/** What decides the owner tax of a passenger car. `imported_from` is empty for one first registered in Denmark. */
export type TaxedVehicle = ConsumingVehicle &
  Pick<PublicVehicle, 'body_type' | 'first_registration_date' | 'co2_g_km' | 'imported_from'>;

const CO2_TAX_SINCE = '2021-07-01';
const GREEN_TAX_SINCE = '1997-07-01';
const LATER_GREEN_RATES_SINCE = '2017-10-03';

/** An electric car of the green tax: Wh/km that count as one litre per 100 km. */
const WH_PER_LITRE_PER_100_KM = 91.25;

/** Why the owner tax of a car is unknown: a missing fact of it, or rates that the tables lack. */
export type UnknownTax =
  | 'no_body'
  | 'no_fuel'
  | 'no_registration'
  | 'no_co2'
  | 'no_consumption'
  | 'no_danish_registration'
  | 'van_rates'
  | 'weight_tax'
  | 'hybrid_rates'
  | 'older_diesel_rates'
  | 'beyond_tables';

/**
 * The owner tax in DKK a year, or why it is unknown. Never a guess: a car with plug and tank, for
 * example, has its tax by the CO2 of its papers only.
 */
export function ownerTax(vehicle: TaxedVehicle): number | UnknownTax {
  const halfYear = halfYearTax(vehicle);
  return typeof halfYear === 'number' ? halfYear * 2 : halfYear;
}

function halfYearTax(vehicle: TaxedVehicle): number | UnknownTax {
  const { first_registration_date: registered, fuel_type: fuel, body_type: body } = vehicle;
  if (body === null) return 'no_body';
  // Rates of their own, which the tables do not hold.
  if (body === 'van' || body === 'pickup') return 'van_rates';
  if (registered === null) return 'no_registration';
  if (fuel === null) return 'no_fuel';
  if (registered < GREEN_TAX_SINCE) return 'weight_tax';
  // A hybrid may burn diesel; the stock does not record it.
  if (fuel === 'hybrid') return 'hybrid_rates';
  if (registered >= CO2_TAX_SINCE) {
    return fuel === 'electric' ? ELECTRIC_TAX : co2Tax(vehicle.co2_g_km, fuel);
  }
  if (fuel === 'diesel') return 'older_diesel_rates';
  return greenTax(vehicle, registered);
}

function co2Tax(co2: number | null, fuel: FuelType): number | UnknownTax {
  if (co2 === null || co2 < 0) return 'no_co2';
  const row = CO2_TAX.find(({ below }) => co2 < below);
  if (row === undefined) return 'beyond_tables';
  return fuel === 'diesel' ? row.tax + row.dieselSurcharge : row.tax;
}

function greenTax(vehicle: TaxedVehicle, registered: string): number | UnknownTax {
  const kilometres = kilometresPerLitre(vehicle);
  if (kilometres === null) return 'no_consumption';
  const row = GREEN_TAX.find(({ from }) => kilometres >= from);
  if (row === undefined) return 'beyond_tables';
  if (row.early === row.later || registered >= LATER_GREEN_RATES_SINCE) return row.later;
  // The date of the first registration in Denmark decides; the stock knows it for Danish cars only.
  return vehicle.imported_from ? 'no_danish_registration' : row.early;
}

/** Of a petrol or electric car; null where its papers do not say. */
function kilometresPerLitre(vehicle: TaxedVehicle): number | null {
  const { fuel_type: fuel, consumption_km_l: kilometres, consumption_wh_km: wattHours } = vehicle;
  if (fuel === 'benzin') return kilometres;
  if (wattHours === null || wattHours <= 0) return null;
  return 100 / (wattHours / WH_PER_LITRE_PER_100_KM);
}
