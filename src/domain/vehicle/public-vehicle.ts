import { shownOffer } from '../price-log/shown-offer.ts';
import { FIELD_NAMES, fieldOf, type NameOf } from './fields/table.ts';
import { shownLeasing } from './price/shown-leasing.ts';
import type { Vehicle } from './vehicle.ts';

type PublicField = 'id' | NameOf<{ audience: 'public' }> | 'created_at';

/**
 * The order of the fields in the feed, which its readers know. It decides nothing else: a field of
 * the table that is not named here follows the others.
 */
const FEED_ORDER: readonly string[] = [
  ...['id', 'make', 'model', 'variant', 'year', 'color', 'fuel_type', 'mileage', 'price'],
  ...['status', 'sold_date', 'created_at', 'is_on_sale', 'original_price', 'sale_price'],
  ...['transmission', 'gearkasse', 'first_registration_date', 'specs_equipment'],
  ...['condition_notes', 'damage_report', 'walkaround_video_url', 'battery_capacity'],
  ...['battery_health_percentage', 'flexleasing_enabled', 'flexleasing_period'],
  ...['flexleasing_privat_monthly_payment', 'flexleasing_privat_down_payment'],
  ...['flexleasing_privat_residual_value', 'flexleasing_erhverv_monthly_payment'],
  ...['flexleasing_erhverv_down_payment', 'flexleasing_erhverv_residual_value', 'km_per_year'],
];

/** The fields of a vehicle that visitors may see: those whose entry in the table says `public`. */
export const PUBLIC_VEHICLE_FIELDS: readonly PublicField[] = [
  'id' as const,
  ...FIELD_NAMES.filter(isPublic),
  'created_at' as const,
].toSorted((a, b) => feedPosition(a) - feedPosition(b));

export type PublicVehicle = Pick<Vehicle, PublicField>;

/** A vehicle that is neither a "kladde" nor in the trash: visitors see nothing of any other. */
export type PublishedVehicle = Vehicle & { unpublished: false; trashed_at: null };

/** Whether visitors may see anything of a vehicle, its images and documents included. */
export function isPublished(vehicle: Vehicle): vehicle is PublishedVehicle {
  return !vehicle.unpublished && vehicle.trashed_at === null;
}

/**
 * The part of a stored vehicle that visitors may see at `now`: an offer only as far as the price log
 * proves it, a monthly payment only with all of its terms. Nothing else makes one.
 */
export function publicVehicle(vehicle: PublishedVehicle, now: Date): PublicVehicle {
  const priced = { ...vehicle, ...shownOffer(vehicle, now) };
  const shown = { ...priced, ...shownLeasing(priced) };
  return Object.fromEntries(
    PUBLIC_VEHICLE_FIELDS.map((field) => [field, shown[field]]),
  ) as unknown as PublicVehicle;
}

function isPublic(name: (typeof FIELD_NAMES)[number]): name is NameOf<{ audience: 'public' }> {
  return fieldOf(name).audience === 'public';
}

/** A field that is not in the known order follows it, in the order of the table. */
function feedPosition(field: string): number {
  const position = FEED_ORDER.indexOf(field);
  return position < 0 ? FEED_ORDER.length : position;
}
