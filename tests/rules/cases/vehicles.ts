import { FIELD_NAMES, fieldOf } from '#domain/vehicle/fields/table.ts';
import {
  allows,
  commonCases,
  created,
  denies,
  EMAIL,
  type FirestoreCase,
  fieldCases,
  NOW,
  THEN,
  type Values,
} from './case.ts';
import { fullValue, valuesOf } from './field-values.ts';
import { NO_OFFER, PRICE_LOG_CASES, withPriceLog } from './price-log.ts';
import { oneOf, text } from './values.ts';

const PATH = 'vehicles/v1';

export const SMALL_VEHICLE = {
  make: 'Škoda',
  model: 'Enyaq',
  year: 2022,
  price: 289_900,
  status: 'available',
  ...NO_OFFER,
};

/** A vehicle with every field filled to its bound: what costs the rules most. */
export const FULL_VEHICLE = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, fullValue(fieldOf(name))]),
);

/** Written without the table, so that a mistake in one of its most important entries shows. */
const BY_HAND: Record<string, Values> = {
  price: {
    good: [0, -100_000_000, 100_000_000, 1.5],
    bad: [
      ...[undefined, null, -100_000_001, 100_000_001, -100_000_000.5, 100_000_000.5],
      ...[Number.NaN, '7'],
    ],
  },
  status: oneOf(['available', 'sold', 'reserved', 'maintenance', 'archived']),
  vin: text(40),
};

const FIELDS: Record<string, Values> = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, written(name, BY_HAND[name] ?? valuesOf(fieldOf(name)))]),
);

/** A price is compared with its entry, so that a save leaves nothing out that both say. */
function written(name: string, { good, bad }: Values): Values {
  if (!(name in NO_OFFER)) return { good, bad };
  return { good: good.filter((value) => value !== undefined), bad: [...bad, undefined] };
}

const OWN_CASES: FirestoreCase[] = [
  ...commonCases(PATH, SMALL_VEHICLE),
  ...fieldCases(PATH, created(SMALL_VEHICLE), FIELDS),
  allows('the rules accept a vehicle with every field filled to its bound', {
    method: 'create',
    path: PATH,
    after: created(FULL_VEHICLE),
  }),
  allows('the rules accept a change of every field of a vehicle', {
    method: 'update',
    path: PATH,
    before: { ...SMALL_VEHICLE, created_at: THEN, updated_at: THEN, version: 7 },
    after: { ...FULL_VEHICLE, created_at: THEN, updated_at: NOW, updated_by: EMAIL, version: 8 },
  }),
  denies('the rules refuse a change of a vehicle to an unknown status', {
    method: 'update',
    path: PATH,
    before: { ...SMALL_VEHICLE, created_at: THEN, updated_at: THEN, version: 7 },
    after: {
      ...SMALL_VEHICLE,
      status: 'stolen',
      created_at: THEN,
      updated_at: NOW,
      updated_by: EMAIL,
      version: 8,
    },
  }),
];

export const VEHICLE_CASES: FirestoreCase[] = [...OWN_CASES.map(withPriceLog), ...PRICE_LOG_CASES];
