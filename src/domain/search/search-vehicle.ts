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
> &
  Partial<FullRecord>;

interface FullRecord {
  body_type: string | null;
  drive_wheels: string | null;
  seats: number | null;
  doors: number | null;
  power_hp: number | null;
  range_wltp_km: number | null;
  towing_weight: number | null;
  consumption_km_l: number | null;
  consumption_wh_km: number | null;
  equipment: readonly string[];
  office: string | null;
  vat_kind: string | null;
}
