import { ACCESSORY_CASES } from './accessories.ts';
import { BATTERY_TEST_CASES } from './battery-tests.ts';
import { allows, BASE_CALLERS, type Caller, denies, type FirestoreCase, THEN } from './case.ts';
import { HOSTILE_CASES } from './hostile.ts';
import { IMAGE_CASES } from './images.ts';
import { STAFF_VIEWS_CASES } from './staff-views.ts';
import { VEHICLE_CASES } from './vehicles.ts';

const PUBLISHING = { state: 'published', requested: 3, built: 3 };
const INQUIRY = { type: 'contact', email: 'kunde@eksempel.dk', created_at: THEN };

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
  allows('the rules grant staff get access to the publishing status', {
    method: 'get',
    path: 'system/publishing',
    before: PUBLISHING,
  }),
  ...closed('system/publishing', PUBLISHING).filter(
    ({ as, method }) => (as !== 'staff' && as !== 'named') || method !== 'get',
  ),
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
  ...STAFF_VIEWS_CASES,
  ...OTHER_CASES,
  ...HOSTILE_CASES,
];
