/** The closed lists of values that documents may hold. `copy/labels.ts` translates them. */

export const FUEL_TYPES = ['benzin', 'diesel', 'electric', 'hybrid'] as const;
export const GEARBOXES = ['manual', 'automatic', 'tiptronic'] as const;

/** The statuses that staff may choose. */
export const VEHICLE_STATUSES = ['available', 'sold', 'reserved', 'maintenance'] as const;
/** The statuses that a document may hold: staff keep `archived` but cannot choose it. */
export const STORED_VEHICLE_STATUSES = [...VEHICLE_STATUSES, 'archived'] as const;

/** The categories that the admin's form offers. */
export const ACCESSORY_FORM_CATEGORIES = ['wheels', 'interior', 'accessories'] as const;
/** The categories that the shop can show. */
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
