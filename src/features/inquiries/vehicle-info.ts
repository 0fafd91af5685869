import type { VehicleInfo } from '#domain/inquiry/submission.ts';
import { purchasePrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/** The vehicle of an inquiry as its page shows it; the price is 0 where it is on request. */
export function vehicleInfo(vehicle: PublicVehicle): VehicleInfo {
  const { make, model, year, id } = vehicle;
  const shown = purchasePrice(vehicle);
  const price = shown.kind === 'sale' ? shown.sale : shown.kind === 'price' ? shown.price : 0;
  return { make, model, year, price, id };
}
