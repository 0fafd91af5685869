import { ACCESSORY_CASES } from './accessories.ts';
import { BATTERY_TEST_CASES } from './battery-tests.ts';
import { allows, CALLERS, type Caller, denies, type FirestoreCase, THEN } from './case.ts';
import { IMAGE_CASES } from './images.ts';
import { VEHICLE_CASES } from './vehicles.ts';

const PUBLISHING = { state: 'published', requested: 3, built: 3 };
const INQUIRY = { type: 'contact', email: 'kunde@eksempel.dk', created_at: THEN };

/** Every method on a document that no client may read or write. */
function closed(path: string, document: Record<string, unknown>): FirestoreCase[] {
  const collection = path.slice(0, path.lastIndexOf('/'));
  return (Object.keys(CALLERS) as Caller[]).flatMap((as) => [
    denies(`does not let ${as} get ${path}`, { as, method: 'get', path, before: document }),
    denies(`does not let ${as} list ${collection}`, { as, method: 'list', path: collection }),
    denies(`does not let ${as} create ${path}`, { as, method: 'create', path, after: document }),
    denies(`does not let ${as} delete ${path}`, { as, method: 'delete', path, before: document }),
    denies(`does not let ${as} change ${path}`, {
      as,
      method: 'update',
      path,
      before: document,
      after: { ...document, more: true },
    }),
  ]);
}

const OTHER_CASES: FirestoreCase[] = [
  allows('lets staff read what the public site shows', {
    method: 'get',
    path: 'system/publishing',
    before: PUBLISHING,
  }),
  ...closed('system/publishing', PUBLISHING).filter(
    ({ as, method }) => as !== 'staff' || method !== 'get',
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
  ...OTHER_CASES,
];
