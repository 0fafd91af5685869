/** The closed lists of the product. Words for them stand in `copy/labels.ts`. */

export const FUEL_TYPES = ['benzin', 'diesel', 'electric', 'hybrid'] as const;
export const GEARBOXES = ['manual', 'automatic', 'tiptronic'] as const;

/** What staff may choose. */
export const VEHICLE_STATUSES = ['available', 'sold', 'reserved', 'maintenance'] as const;
/** What a document may hold: `archived` is kept where it stands, and never offered. */
export const STORED_VEHICLE_STATUSES = [...VEHICLE_STATUSES, 'archived'] as const;

/** What the admin form offers. */
export const ACCESSORY_FORM_CATEGORIES = ['wheels', 'interior', 'accessories'] as const;
/** What the shop has words for. */
export const ACCESSORY_CATEGORIES = [
  ...ACCESSORY_FORM_CATEGORIES,
  'exterior',
  'electronics',
  'parts',
] as const;
export const ACCESSORY_FORM_CONDITIONS = ['excellent', 'very_good', 'good', 'fair'] as const;
export const ACCESSORY_CONDITIONS = [...ACCESSORY_FORM_CONDITIONS, 'new'] as const;

/** FlexLeasing periods in months. */
export const LEASING_PERIODS = [12, 24, 36] as const;

export type FuelType = (typeof FUEL_TYPES)[number];
export type Gearbox = (typeof GEARBOXES)[number];
export type VehicleStatus = (typeof STORED_VEHICLE_STATUSES)[number];
export type AccessoryCategory = (typeof ACCESSORY_CATEGORIES)[number];
export type AccessoryCondition = (typeof ACCESSORY_CONDITIONS)[number];
export type LeasingPeriod = (typeof LEASING_PERIODS)[number];
