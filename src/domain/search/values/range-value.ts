import { cashPrice, leasingPrice } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { RangeFacet } from '../facets.ts';

/** The number of a vehicle in a range facet, as the rows of the list state it; null for none. */
export function rangeValue(facet: RangeFacet, vehicle: PublicVehicle): number | null {
  switch (facet) {
    case 'price':
      return cashPrice(vehicle);
    case 'monthly':
      return leasingPrice(vehicle)?.monthly ?? null;
    case 'year':
      return vehicle.year;
    case 'mileage':
      // A vehicle without kilometres is a new one.
      return vehicle.mileage ?? 0;
    case 'power':
      return vehicle.power_hp;
    case 'range':
      return vehicle.range_wltp_km;
    case 'towing':
      return vehicle.towing_weight;
    case 'consumption_km_l':
      return vehicle.consumption_km_l;
    case 'consumption_wh_km':
      return vehicle.consumption_wh_km;
  }
}
