import type { PublicVehicle } from '../vehicle/public-vehicle.ts';

/** What the search knows of a vehicle: fields that visitors may see. */
export type SearchVehicle = Pick<
  PublicVehicle,
  | 'id'
  | 'make'
  | 'model'
  | 'variant'
  | 'year'
  | 'color'
  | 'fuel_type'
  | 'mileage'
  | 'price'
  | 'status'
  | 'is_on_sale'
  | 'original_price'
  | 'sale_price'
  | 'transmission'
  | 'gearkasse'
  | 'specs_equipment'
  | 'flexleasing_enabled'
  | 'flexleasing_privat_monthly_payment'
  | 'flexleasing_erhverv_monthly_payment'
>;
