import type { PublicVehicle } from '../vehicle/public-vehicle.ts';

export type ConsumingVehicle = Pick<
  PublicVehicle,
  'fuel_type' | 'consumption_km_l' | 'consumption_wh_km'
>;

/** What a vehicle runs on, as far as one price describes it. */
export type EnergyUnit = 'kWh' | 'litre';

/** Why the cost of driving cannot be computed. */
export type UnknownEnergy = 'no_fuel' | 'no_consumption' | 'plug_and_tank';

/** The unit whose price decides the cost of driving; null where the vehicle's energy is unknown. */
export function energyUnit(vehicle: ConsumingVehicle): EnergyUnit | null {
  if (unknownEnergy(vehicle) !== null) return null;
  return vehicle.fuel_type === 'electric' ? 'kWh' : 'litre';
}

/** Why the energy that a vehicle uses is unknown; null where its papers say it. */
export function unknownEnergy(vehicle: ConsumingVehicle): UnknownEnergy | null {
  const { fuel_type: fuel, consumption_km_l: kilometres, consumption_wh_km: wattHours } = vehicle;
  if (fuel === null) return 'no_fuel';
  // How far such a car drives on each of them depends on its driver.
  if (fuel === 'hybrid' && wattHours) return 'plug_and_tank';
  const consumption = fuel === 'electric' ? wattHours : kilometres;
  return consumption ? null : 'no_consumption';
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
