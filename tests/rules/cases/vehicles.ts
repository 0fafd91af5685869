import { DRAFT_STATE, fieldsOfNew, mayState } from '#domain/staff/permissions.ts';
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
  valuesOfTheSchema,
} from './case.ts';
import { fullValue } from './full-value.ts';
import { NO_OFFER, PRICE_LOG_CASES, withPriceLog } from './price-log.ts';
import { flag, oneOf, optionalAmount, optionalCalendarDate } from './values.ts';

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

/** The values that the rules judge themselves: what visitors pay, and whether a vehicle is for sale. */
const JUDGED: Record<string, Values> = {
  price: {
    good: [0, -100_000_000, 100_000_000, 1.5],
    bad: [
      ...[undefined, null, -100_000_001, 100_000_001, -100_000_000.5, 100_000_000.5],
      ...[Number.NaN, '7'],
    ],
  },
  is_on_sale: flag,
  original_price: optionalAmount,
  sale_price: optionalAmount,
  offer_until: optionalCalendarDate,
  status: oneOf(['available', 'sold', 'reserved', 'maintenance', 'archived']),
};

const COVER = 'variants/vehicle-images/v1/1_a/480.webp';
/** A save of a vehicle whose image a function found, with these fields. */
const coveredSave = (fields: object) => ({
  method: 'update' as const,
  path: PATH,
  before: { ...SMALL_VEHICLE, cover: COVER, created_at: THEN, updated_at: THEN, version: 7 },
  after: {
    ...{ ...SMALL_VEHICLE, cover: COVER, created_at: THEN, updated_at: NOW },
    ...{ updated_by: EMAIL, version: 8, ...fields },
  },
});

const OWN_CASES: FirestoreCase[] = [
  allows('the rules accept a save that leaves the cover of a vehicle', coveredSave({ year: 2023 })),
  denies('the rules refuse a save with another cover', coveredSave({ cover: 'v2/480.webp' })),
  denies('the rules refuse a save without the cover that is stored', coveredSave({ cover: null })),
  denies('the rules refuse a new vehicle with a cover', {
    ...{ method: 'create', path: PATH, after: created({ ...SMALL_VEHICLE, cover: COVER }) },
  }),
  ...commonCases(PATH, SMALL_VEHICLE),
  ...fieldCases(PATH, created(SMALL_VEHICLE), JUDGED),
  ...valuesOfTheSchema(
    PATH,
    created(SMALL_VEHICLE),
    FIELD_NAMES.filter((name) => !(name in JUDGED) && name !== 'unpublished'),
  ),
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

export const VEHICLE_CASES: FirestoreCase[] = [
  ...[...OWN_CASES, ...practiceCases(), ...draftCases()].map(withPriceLog),
  ...PRICE_LOG_CASES,
];

/** Cases of the practice vehicle of an account. */
function practiceCases(): FirestoreCase[] {
  const stored = { ...SMALL_VEHICLE, unpublished: true, created_at: THEN, updated_at: THEN };
  const saved = { ...stored, updated_at: NOW, updated_by: EMAIL, version: 8 };
  const create = (owner: string, unpublished: boolean) => ({
    ...{ method: 'create' as const, path: `vehicles/practice-${owner}` },
    after: created({ ...SMALL_VEHICLE, unpublished }),
  });
  const update = (owner: string, changes: object) => ({
    ...{ method: 'update' as const, path: `vehicles/practice-${owner}` },
    ...{ before: { ...stored, version: 7 }, after: { ...saved, ...changes } },
  });
  return [
    allows('the rules accept a vehicle for practice of the own account', create('staff', true)),
    denies('the rules refuse a vehicle for practice that is published', create('staff', false)),
    denies('the rules refuse a vehicle for practice of a colleague', create('sales', true)),
    allows('the rules accept a change of it', update('staff', { year: 2020 })),
    denies('the rules refuse to publish it', update('staff', { unpublished: false })),
    denies('the rules refuse to change that of a colleague', update('sales', { year: 2020 })),
  ];
}

/** Of a vehicle that a photographer starts, which sales staff price and publish. */
function draftCases(): FirestoreCase[] {
  const draft = fieldsOfNew('photographer', 'vehicles', SMALL_VEHICLE);
  const create = (changes: object) => ({
    ...{ method: 'create' as const, path: PATH, as: 'photographer' as const },
    after: created({ ...draft, ...changes }),
  });
  const others = {
    ...DRAFT_STATE,
    status: 'reserved',
    unpublished: false,
    price: 1,
    is_on_sale: true,
  };
  const prices = { original_price: 2, sale_price: 1, offer_until: '2026-12-24' };
  const decided = FIELD_NAMES.filter(
    (name) => !mayState('photographer', 'vehicles', name) && !(name in DRAFT_STATE),
  );
  return [
    allows(
      'the rules accept a draft of a photographer with every field filled to its bound',
      create(fieldsOfNew('photographer', 'vehicles', FULL_VEHICLE)),
    ),
    ...Object.entries({ ...others, ...prices }).map(([field, value]) =>
      denies(
        `the rules refuse a draft of a photographer with another ${field}`,
        create({ [field]: value }),
      ),
    ),
    ...decided.map((field) =>
      denies(
        `the rules refuse a draft of a photographer that states ${field}`,
        create({ [field]: null }),
      ),
    ),
    denies('the rules refuse a draft of a photographer with a cover', create({ cover: COVER })),
    ...(['editor', 'customer', 'nobody'] as const).map((as) =>
      denies(`the rules refuse a draft of the caller ${as}`, { ...create({}), as }),
    ),
  ];
}
