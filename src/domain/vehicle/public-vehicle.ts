import type { Vehicle } from './vehicle.ts';

/**
 * The fields of a vehicle that visitors may see: an allow-list, so a field added to the document
 * stays private until it is named here.
 */
export const PUBLIC_VEHICLE_FIELDS = [
  'id',
  'make',
  'model',
  'variant',
  'year',
  'color',
  'fuel_type',
  'mileage',
  'price',
  'status',
  'sold_date',
  'created_at',
  'is_on_sale',
  'original_price',
  'sale_price',
  'transmission',
  'gearkasse',
  'first_registration_date',
  'specs_equipment',
  'condition_notes',
  'damage_report',
  'walkaround_video_url',
  'battery_capacity',
  'battery_health_percentage',
  'flexleasing_enabled',
  'flexleasing_period',
  'flexleasing_privat_monthly_payment',
  'flexleasing_privat_down_payment',
  'flexleasing_privat_residual_value',
  'flexleasing_erhverv_monthly_payment',
  'flexleasing_erhverv_down_payment',
  'flexleasing_erhverv_residual_value',
  'km_per_year',
] as const satisfies readonly (keyof Vehicle)[];

export type PublicVehicle = Pick<Vehicle, (typeof PUBLIC_VEHICLE_FIELDS)[number]>;

/** The one way from a stored vehicle to what the public gets. */
export function publicVehicle(vehicle: Vehicle): PublicVehicle {
  return Object.fromEntries(
    PUBLIC_VEHICLE_FIELDS.map((field) => [field, vehicle[field]]),
  ) as unknown as PublicVehicle;
}
