import {
  type Caller,
  created,
  type Data,
  denies,
  type FirestoreCase,
  IMPOSTORS,
  NOW,
  show,
  THEN,
} from './case.ts';
import { NO_OFFER, withPriceLog } from './price-log.ts';

/** Requests of somebody who knows the rules and looks for a gap. None may be allowed. */

const VEHICLE = {
  ...NO_OFFER,
  make: 'Volvo',
  model: 'V60',
  year: 2021,
  price: 289_900,
  status: 'available',
};
const STORED_VEHICLE = { ...VEHICLE, created_at: THEN, updated_at: THEN, version: 4 };
const INQUIRY = { type: 'contact', email: 'kunde@eksempel.dk', created_at: THEN };

const IMPOSTOR_CASES = (Object.keys(IMPOSTORS) as Caller[]).flatMap((as) => [
  denies(`${as} does not open a vehicle`, {
    as,
    method: 'get',
    path: 'vehicles/v1',
    before: STORED_VEHICLE,
  }),
  denies(`${as} does not create a vehicle`, {
    as,
    method: 'create',
    path: 'vehicles/v1',
    after: created(VEHICLE),
  }),
  denies(`${as} does not delete a vehicle`, {
    as,
    method: 'delete',
    path: 'vehicles/v1',
    before: STORED_VEHICLE,
  }),
  denies(`${as} does not list inquiries`, { as, method: 'list', path: 'inquiries' }),
]);

/** Fields that only functions use, and fields that do not exist. */
const CLOSED = [
  'limits/l1',
  'changes/c1',
  'seen_events/s1',
  'violations/d1',
  'orphans/o1',
  'vehicles/v1/private/p1',
  'inquiries/i1/copies/c1',
  'system/publishing/copies/c1',
];
const CLOSED_CASES = CLOSED.flatMap((path) => {
  const collection = path.slice(0, path.lastIndexOf('/'));
  return [
    denies(`staff do not open ${path}`, { method: 'get', path, before: INQUIRY }),
    denies(`staff do not list ${collection}`, { method: 'list', path: collection }),
    denies(`staff do not create ${path}`, { method: 'create', path, after: created(VEHICLE) }),
  ];
});

/** A new document with one field of another kind, or with a text that other checks might split. */
function forged(path: string, document: Data, fields: Record<string, unknown[]>): FirestoreCase[] {
  return Object.entries(fields).flatMap(([field, values]) =>
    values.map((value) =>
      denies(`a forged ${path.split('/')[0]} with ${field} ${show(value)} is refused`, {
        method: 'create',
        path,
        after: { ...created(document), [field]: value },
      }),
    ),
  );
}

const VEHICLE_CASES = forged('vehicles/v1', VEHICLE, {
  price: [[1], { value: 1 }, true, Number.POSITIVE_INFINITY, THEN, '1'],
  is_on_sale: ['true', 1, null, [true]],
  original_price: ['1', [1], true, -1, Number.NaN],
  sale_price: ['1', [1], true, -1, Number.POSITIVE_INFINITY],
  offer_until: ['null', THEN, ['2026-01-01'], '2026-02-30', '2026-01-01\n', 20_260_101],
  status: [['available'], 'available\n', 'available,sold', null, true, { available: true }],
  __proto: [1],
  role: ['admin'],
}).map(withPriceLog);

const BOOKKEEPING_CASES = [
  { version: '1' },
  { version: [1] },
  { version: 1.5 },
  { version: Number.NaN },
  { version: -1 },
  { created_at: '2026-01-01T00:00:00Z' },
  { created_at: null },
  { updated_at: new Date('2100-01-01') },
].flatMap((changes) => [
  denies(`a new vehicle with the bookkeeping ${show(changes)} is refused`, {
    method: 'create',
    path: 'vehicles/v1',
    after: { ...created(VEHICLE), ...changes },
  }),
  denies(`a change of a vehicle to the bookkeeping ${show(changes)} is refused`, {
    method: 'update',
    path: 'vehicles/v1',
    before: STORED_VEHICLE,
    after: { ...STORED_VEHICLE, updated_at: NOW, version: 5, ...changes },
  }),
]);

const IMAGE = {
  vehicle_id: 'o1',
  storage_path: 'vehicle-images/o1/f.jpg',
  image_url: '/pictures/vehicle-images/o1/f',
  image_order: 0,
  is_primary: false,
};

/** Paths that a component behind the rules might read differently. */
const IMAGE_PATHS = [
  ...['vehicle-images/o1/../o2/f.jpg', 'vehicle-images//f.jpg', '/vehicle-images/o1/f.jpg'],
  ...[
    'vehicle-images/o1/%2e%2e/f.jpg',
    'vehicle-images/o1/f.jpg\n',
    'vehicle-images/o1/f.jpg.html',
  ],
  ...['Vehicle-images/o1/f.jpg', 'xvehicle-images/o1/f.jpg', 'vehicle-images/o1/f\u0000.jpg'],
  ...['vehicle-images/o1/f.svg', 'variants/vehicle-images/o1/f.jpg', 'vehicle-images/o1/æ.jpg'],
].map((storage_path) =>
  denies(`an image with the path ${show(storage_path)} is refused`, {
    method: 'create',
    path: 'vehicle_images/p1',
    after: created({
      ...IMAGE,
      storage_path,
      image_url: `/pictures/${storage_path.replace(/\.[a-z]+$/u, '')}`,
    }),
  }),
);

const IMAGE_CASES = forged('vehicle_images/p1', IMAGE, {
  image_url: ['//evil.example/f', 'javascript:alert(1)', '/pictures/vehicle-images/o2/f', ['/f']],
  vehicle_id: [['o1'], '.*', 'o1/../o2', ''],
  image_state: ['ready', 'failed', null, ['pending']],
});

const ACCESSORY = { name: 'Vinterhjul', category: 'wheels', price: 4500 };
const ACCESSORY_CASES = forged('accessories/a1', ACCESSORY, {
  price: ['4500', [4500], true, Number.NaN, -1, { value: 1 }],
  role: ['admin'],
  storage_path: ['vehicle-images/o1/f.jpg'],
});

export const HOSTILE_CASES: readonly FirestoreCase[] = [
  ...IMPOSTOR_CASES,
  ...CLOSED_CASES,
  ...VEHICLE_CASES,
  ...BOOKKEEPING_CASES,
  ...IMAGE_PATHS,
  ...IMAGE_CASES,
  ...ACCESSORY_CASES,
];
