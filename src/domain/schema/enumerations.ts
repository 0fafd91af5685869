/** The closed lists of values that documents may hold. `copy/labels.ts` translates them. */

export const FUEL_TYPES = ['benzin', 'diesel', 'electric', 'hybrid'] as const;
export const GEARBOXES = ['manual', 'automatic', 'tiptronic'] as const;

export const BODY_TYPES = [
  'hatchback',
  'sedan',
  'estate',
  'suv',
  'mpv',
  'coupe',
  'convertible',
  'van',
  'pickup',
] as const;
export const DRIVE_WHEELS = ['front', 'rear', 'all'] as const;
export const TOW_BARS = ['none', 'fixed', 'removable', 'retractable'] as const;
export const CHARGING_PLUGS = ['type2', 'ccs', 'chademo', 'type1'] as const;
export const EURO_NORMS = ['1', '2', '3', '4', '5', '6', '6d', '7'] as const;
export const SERVICE_HISTORIES = ['full', 'partial', 'none'] as const;
export const EARLIER_USES = [
  'private',
  'leasing',
  'rental',
  'taxi',
  'driving_school',
  'demo',
] as const;
/** How VAT is paid of the price: on the dealer's margin (brugtmoms), or on all of it. */
export const VAT_KINDS = ['margin', 'deductible'] as const;
/** Whether the price includes something, e.g. the number plates. */
export const PRICE_INCLUSIONS = ['included', 'excluded'] as const;

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
export type BodyType = (typeof BODY_TYPES)[number];
export type DriveWheels = (typeof DRIVE_WHEELS)[number];
export type TowBar = (typeof TOW_BARS)[number];
export type ChargingPlug = (typeof CHARGING_PLUGS)[number];
export type EuroNorm = (typeof EURO_NORMS)[number];
export type ServiceHistory = (typeof SERVICE_HISTORIES)[number];
export type EarlierUse = (typeof EARLIER_USES)[number];
export type VatKind = (typeof VAT_KINDS)[number];
export type PriceInclusion = (typeof PRICE_INCLUSIONS)[number];
export type VehicleStatus = (typeof STORED_VEHICLE_STATUSES)[number];
export type AccessoryCategory = (typeof ACCESSORY_CATEGORIES)[number];
export type AccessoryCondition = (typeof ACCESSORY_CONDITIONS)[number];
export type LeasingPeriod = (typeof LEASING_PERIODS)[number];
