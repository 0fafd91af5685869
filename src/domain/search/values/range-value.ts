import { cashPrice, leasingPrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { RangeFacet } from '../facets.ts';

const VALUES: Record<RangeFacet, (vehicle: PublicVehicle) => number | null> = {
  price: cashPrice,
  monthly: (vehicle) => leasingPrice(vehicle)?.monthly ?? null,
  year: ({ year }) => year,
  // A vehicle without kilometres is a new one.
  mileage: ({ mileage }) => mileage ?? 0,
  power: ({ power_hp }) => power_hp,
  range: ({ range_wltp_km }) => range_wltp_km,
  towing: ({ towing_weight }) => towing_weight,
  consumption_km_l: ({ consumption_km_l }) => consumption_km_l,
  consumption_wh_km: ({ consumption_wh_km }) => consumption_wh_km,
};

/** The number of a vehicle in a range facet, as the rows of the list state it; null for none. */
export function rangeValue(facet: RangeFacet, vehicle: PublicVehicle): number | null {
  return VALUES[facet](vehicle);
}
