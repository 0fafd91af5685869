import type { CollectionName } from '../collections.ts';
import { REGISTER_FIELDS } from '../vehicle/register.ts';
import type { Role } from './roles.ts';

/** `trash` is moving to the trash and back; nobody deletes for good but the nightly clean-up. */
export const OPERATIONS = ['read', 'create', 'update', 'trash'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Which fields an update may change; `all` those of the schema. */
type UpdatableFields = 'all' | readonly string[];
type Permission = Partial<Record<Exclude<Operation, 'update' | 'create'>, true>> & {
  create?: true | 'draft';
  update?: UpdatableFields;
};

const EVERYTHING = { read: true, create: true, update: 'all', trash: true } as const;
const READ = { read: true } as const;

/** The fields that a photographer writes in addition to a vehicle's images. */
export const PHOTOGRAPHER_FIELDS = [
  'damage_report',
  'condition_notes',
  'walkaround_video_url',
] as const;

/**
 * The fields that a photographer states of a new vehicle: those that a plate reveals, and those
 * that they may write later as well.
 */
export const DRAFT_FIELDS: readonly string[] = [...REGISTER_FIELDS, ...PHOTOGRAPHER_FIELDS];
/**
 * The values of a vehicle that a photographer has started, until sales staff price and publish it.
 */
export const DRAFT_STATE = {
  status: 'available',
  unpublished: true,
  price: 0,
  is_on_sale: false,
  original_price: null,
  sale_price: null,
  offer_until: null,
} as const;

const ALL_COLLECTIONS: Record<CollectionName, Permission> = {
  vehicles: EVERYTHING,
  vehicle_images: EVERYTHING,
  damage_images: EVERYTHING,
  battery_test_results: EVERYTHING,
  accessories: EVERYTHING,
  accessory_images: EVERYTHING,
};

/**
 * Who may do what with which collection, and which fields. `firestore.rules` enforces it, a test
 * compares both; the admin hides what a role may not do. Why it is so: docs/why/rules-and-roles.md.
 */
export const PERMISSIONS: Record<Role, Record<CollectionName, Permission>> = {
  owner: ALL_COLLECTIONS,
  sales: ALL_COLLECTIONS,
  photographer: {
    vehicles: { ...READ, create: 'draft', update: PHOTOGRAPHER_FIELDS },
    vehicle_images: EVERYTHING,
    damage_images: EVERYTHING,
    battery_test_results: READ,
    accessories: READ,
    accessory_images: EVERYTHING,
  },
};

/** Whether a role may do something with a collection; for an update, with at least one field. */
export function may(role: Role, operation: Operation, collection: CollectionName): boolean {
  return PERMISSIONS[role][collection][operation] !== undefined;
}

export function mayChange(role: Role, collection: CollectionName, field: string): boolean {
  const { update } = PERMISSIONS[role][collection];
  return update === 'all' || (update?.includes(field) ?? false);
}

/** Whether a role may state a field of a new document; other fields have the values of a draft. */
export function mayState(role: Role, collection: CollectionName, field: string): boolean {
  const { create } = PERMISSIONS[role][collection];
  return create === true || (create === 'draft' && DRAFT_FIELDS.includes(field));
}

/** The fields of a new document that a role writes: all of them, or a draft. */
export function fieldsOfNew(
  role: Role,
  collection: CollectionName,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  if (PERMISSIONS[role][collection].create !== 'draft') return fields;
  const stated = Object.entries(fields).filter(([field]) => mayState(role, collection, field));
  return { ...Object.fromEntries(stated), ...DRAFT_STATE };
}

/**
 * Permissions outside of the site's collections: inquiries, publishing, the log, the accounts, the
 * register.
 */
export const POWERS = {
  /** Read and answer what visitors sent. */
  inquiries: ['owner', 'sales'],
  /** Export or erase all that is stored of a person. */
  personal_data: ['owner'],
  /** Set when visitors can book. */
  booking_plan: ['owner'],
  publish: ['owner', 'sales'],
  /** Look a vehicle up by its plate, which costs the dealer. */
  register: ['owner', 'sales', 'photographer'],
  /** Download the stock, the log and the prices as files. */
  export: ['owner', 'sales'],
  /** Fetch images that a file names by their addresses. */
  import: ['owner', 'sales'],
  /** Read revisions and the log. */
  history: ['owner', 'sales'],
  /** Give, change and withdraw access. */
  staff: ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Power = keyof typeof POWERS;

export function hasPower(role: Role, power: Power): boolean {
  return (POWERS[power] as readonly Role[]).includes(role);
}
