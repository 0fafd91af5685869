import type { BodyType, FuelType } from '#domain/schema/enumerations.ts';
import { CO2_TAX, ELECTRIC_TAX, GREEN_TAX } from './tables.ts';

/** What decides the owner tax of a passenger car. Null is unknown. */
export interface TaxedVehicle {
  fuel_type: FuelType | null;
  /** Vans and pickups have rates of their own, which the tables do not hold. */
  body_type: BodyType | null;
  /** First registration anywhere, `YYYY-MM-DD`. */
  first_registration_date: string | null;
  co2_g_km: number | null;
  consumption_km_l: number | null;
  consumption_wh_km: number | null;
  /** Null or empty for a car that was first registered in Denmark. */
  imported_from: string | null;
}

const CO2_TAX_SINCE = '2021-07-01';
const GREEN_TAX_SINCE = '1997-07-01';
const LATER_GREEN_RATES_SINCE = '2017-10-03';

/** An electric car of the green tax: Wh/km that count as one litre per 100 km. */
const WH_PER_LITRE_PER_100_KM = 91.25;

/**
 * The owner tax in DKK a year; null where an input or the rate of this car is unknown. Never a
 * guess: a car with plug and tank, for example, has its tax by the CO2 of its papers only.
 */
export function ownerTax(vehicle: TaxedVehicle): number | null {
  const halfYear = halfYearTax(vehicle);
  return halfYear === null ? null : halfYear * 2;
}

function halfYearTax(vehicle: TaxedVehicle): number | null {
  const { first_registration_date: registered, fuel_type: fuel, body_type: body } = vehicle;
  if (body === null || body === 'van' || body === 'pickup') return null;
  if (registered === null || fuel === null || registered < GREEN_TAX_SINCE) return null;
  if (registered >= CO2_TAX_SINCE) {
    return fuel === 'electric' ? ELECTRIC_TAX : co2Tax(vehicle.co2_g_km, fuel);
  }
  return greenTax(vehicle, registered);
}

function co2Tax(co2: number | null, fuel: FuelType): number | null {
  // A hybrid may burn diesel, which the stock does not say.
  if (co2 === null || co2 < 0 || fuel === 'hybrid') return null;
  const row = CO2_TAX.find(({ below }) => co2 < below);
  if (row === undefined) return null;
  return fuel === 'diesel' ? row.tax + row.dieselSurcharge : row.tax;
}

function greenTax(vehicle: TaxedVehicle, registered: string): number | null {
  const kilometres = kilometresPerLitre(vehicle);
  const row = kilometres === null ? undefined : GREEN_TAX.find(({ from }) => kilometres >= from);
  if (row === undefined) return null;
  if (row.early === row.later || registered >= LATER_GREEN_RATES_SINCE) return row.later;
  // The date of the first registration in Denmark decides, which the stock has of Danish cars only.
  return vehicle.imported_from ? null : row.early;
}

function kilometresPerLitre(vehicle: TaxedVehicle): number | null {
  const { fuel_type: fuel, consumption_km_l: kilometres, consumption_wh_km: wattHours } = vehicle;
  if (fuel === 'benzin') return kilometres;
  if (fuel !== 'electric' || wattHours === null || wattHours <= 0) return null;
  return 100 / (wattHours / WH_PER_LITRE_PER_100_KM);
}
