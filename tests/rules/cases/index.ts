import { COLLECTION_NAMES, type CollectionName } from '#domain/collections.ts';
import { BOOKKEEPING } from '#domain/schema/bookkeeping.ts';
import { ACCESSORY_CASES } from './accessories.ts';
import { BATTERY_TEST_CASES } from './battery-tests.ts';
import {
  allows,
  BASE_CALLERS,
  type Caller,
  type Data,
  denies,
  EMAIL,
  type FirestoreCase,
  NOW,
  THEN,
} from './case.ts';
import { HOSTILE_CASES } from './hostile.ts';
import { IMAGE_CASES, SHOT_LIST_CASES } from './images.ts';
import { PRINTED_SHEETS_CASES } from './printed-sheets.ts';
import { roleCases } from './roles.ts';
import { STAFF_VIEWS_CASES } from './staff-views.ts';
import { VEHICLE_CASES } from './vehicles.ts';

const PUBLISHING = { state: 'published', requested: 3, built: 3 };
const INQUIRY = { type: 'contact', email: 'kunde@eksempel.dk', created_at: THEN };

/** An accepted new document of each collection, without its bookkeeping. */
function documentsOf(): Record<CollectionName, Data> {
  const cases = [...VEHICLE_CASES, ...IMAGE_CASES, ...BATTERY_TEST_CASES, ...ACCESSORY_CASES];
  const documents = COLLECTION_NAMES.map((name) => {
    const found = cases.find(
      ({ allowed, method, path }) => allowed && method === 'create' && path.startsWith(`${name}/`),
    );
    const kept = Object.entries(found?.after ?? {}).filter(
      ([field]) => ![...BOOKKEEPING, 'price_log'].includes(field),
    );
    return [name, Object.fromEntries(kept)];
  });
  return Object.fromEntries(documents) as Record<CollectionName, Data>;
}

/**
 * Collections that only functions write: some roles may read them, and nobody may do anything else.
 */
function readOnly(path: string, readers: readonly Caller[]): FirestoreCase[] {
  return closed(path, INQUIRY).map((one) => {
    const reads = one.method === 'get' || one.method === 'list';
    return reads && readers.includes(one.as) ? allows(grants(one.says), one) : one;
  });
}

const grants = (says: string) => says.replace('the rules deny', 'the rules grant');

const SALES: readonly Caller[] = ['staff', 'owner', 'sales'];
const STAFF: readonly Caller[] = [...SALES, 'photographer'];

/** An account writes only where it is itself. */
function presenceCases(): FirestoreCase[] {
  const here = { record: 'vehicles/v1', email: EMAIL, at: NOW };
  const earlier = { ...here, at: THEN };
  const write = (as: Caller, uid: string, after: Data) => ({
    ...{ method: 'create' as const, path: `presence/${uid}`, after, as },
  });
  return [
    ...(Object.keys(BASE_CALLERS) as Caller[]).flatMap((as) => {
      const verdict = STAFF.includes(as) ? allows : denies;
      return [
        verdict(`the rules decide about presence of ${as}`, write(as, as, here)),
        verdict(`the rules decide about a second presence of ${as}`, {
          ...write(as, as, here),
          method: 'update',
          before: { ...here, at: THEN },
        }),
        verdict(`the rules decide about the end of a presence of ${as}`, {
          ...write(as, as, { ...here, record: null }),
        }),
        verdict(`the rules decide whether ${as} sees a presence`, {
          ...{ method: 'get', path: 'presence/x', before: earlier, as },
        }),
        verdict(`the rules decide whether ${as} sees all presences`, {
          ...{ method: 'list', path: 'presence', as },
        }),
      ];
    }),
    denies('the rules refuse the presence of a colleague', write('sales', 'owner', here)),
    denies(
      'the rules refuse a presence under another address',
      write('sales', 'sales', { ...here, email: 'a@b.dk' }),
    ),
    denies(
      'the rules refuse a presence at a client time',
      write('sales', 'sales', { ...here, at: THEN }),
    ),
    denies(
      'the rules refuse a presence with more fields',
      write('sales', 'sales', { ...here, more: 1 }),
    ),
    allows(
      'the rules accept a presence at a record of 200 characters',
      write('sales', 'sales', { ...here, record: 'x'.repeat(200) }),
    ),
    denies(
      'the rules refuse a presence at a record of 201 characters',
      write('sales', 'sales', { ...here, record: 'x'.repeat(201) }),
    ),
    denies(
      'the rules refuse a presence at a record that is a list',
      write('sales', 'sales', { ...here, record: ['vehicles/v1'] }),
    ),
    denies('the rules refuse to delete a presence', {
      ...{ method: 'delete', path: 'presence/sales', before: earlier, as: 'sales' },
    }),
  ];
}

/** Every method on a document that no client may read or write. */
function closed(path: string, document: Record<string, unknown>): FirestoreCase[] {
  const collection = path.slice(0, path.lastIndexOf('/'));
  return (Object.keys(BASE_CALLERS) as Caller[]).flatMap((as) => [
    denies(`the rules deny the caller ${as} get access to ${path}`, {
      as,
      method: 'get',
      path,
      before: document,
    }),
    denies(`the rules deny the caller ${as} list access to ${collection}`, {
      as,
      method: 'list',
      path: collection,
    }),
    denies(`the rules deny the caller ${as} create access to ${path}`, {
      as,
      method: 'create',
      path,
      after: document,
    }),
    denies(`the rules deny the caller ${as} delete access to ${path}`, {
      as,
      method: 'delete',
      path,
      before: document,
    }),
    denies(`the rules deny the caller ${as} update access to ${path}`, {
      as,
      method: 'update',
      path,
      before: document,
      after: { ...document, more: true },
    }),
  ]);
}

const OTHER_CASES: FirestoreCase[] = [
  ...closed('system/publishing', PUBLISHING).map((one) =>
    one.method === 'get' && STAFF.includes(one.as) ? allows(grants(one.says), one) : one,
  ),
  ...readOnly('revisions/v1_2', SALES),
  ...readOnly('log/vehicles_v1_2', SALES),
  ...presenceCases(),
  ...closed('system/other', PUBLISHING),
  ...closed('inquiries/m1', INQUIRY),
  ...closed('anything/else', INQUIRY),
];

/** The requests with which the tests try the shipped `firestore.rules`. */
export const FIRESTORE_CASES: readonly FirestoreCase[] = [
  ...VEHICLE_CASES,
  ...IMAGE_CASES,
  ...BATTERY_TEST_CASES,
  ...ACCESSORY_CASES,
  ...SHOT_LIST_CASES,
  ...STAFF_VIEWS_CASES,
  ...PRINTED_SHEETS_CASES,
  ...roleCases(documentsOf()),
  ...OTHER_CASES,
  ...HOSTILE_CASES,
];
