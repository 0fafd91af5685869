import type { FuelType } from '../schema/enumerations.ts';

export interface ConsumingVehicle {
  fuel_type: FuelType | null;
  consumption_km_l: number | null;
  consumption_wh_km: number | null;
}

/** What a vehicle runs on, as far as one price describes it. */
export type EnergyUnit = 'kWh' | 'litre';

/** The unit whose price decides the cost of driving; null where the vehicle's energy is unknown. */
export function energyUnit(vehicle: ConsumingVehicle): EnergyUnit | null {
  const { fuel_type: fuel, consumption_km_l: kilometres, consumption_wh_km: wattHours } = vehicle;
  if (fuel === 'electric') return wattHours ? 'kWh' : null;
  // How far a car with plug and tank drives on which of them is the driver's secret.
  if (fuel === null || (fuel === 'hybrid' && wattHours)) return null;
  return kilometres ? 'litre' : null;
}

/**
 * Units (kWh or litres) used in a month at `kilometresPerYear`; null where the consumption is
 * unknown or the kilometres are no number.
 */
export function energyPerMonth(
  vehicle: ConsumingVehicle,
  kilometresPerYear: number,
): number | null {
  const unit = energyUnit(vehicle);
  if (unit === null || !Number.isFinite(kilometresPerYear) || kilometresPerYear < 0) return null;
  const perKilometre =
    unit === 'kWh'
      ? (vehicle.consumption_wh_km ?? 0) / 1000
      : 1 / (vehicle.consumption_km_l ?? Number.POSITIVE_INFINITY);
  return (perKilometre * kilometresPerYear) / 12;
}
