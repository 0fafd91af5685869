import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/** The vehicle of an inquiry as its page shows it; the price is 0 where it is on request. */
export function vehicleInfo(vehicle: PublicVehicle): VehicleInfo {
  const { make, model, year, id } = vehicle;
  return { make, model, year, price: cashPrice(vehicle) ?? 0, id };
}
