import { allows, type Caller, denies, type FirestoreCase } from './case.ts';

const OWN = 'staff_views/staff';
const OTHERS = 'staff_views/editor';
const VIEW = { name: 'Uden pris', query: 'status=available&to=0' };
const DOCUMENT = { views: [VIEW] };
const NOT_STAFF: readonly Caller[] = ['editor', 'customer', 'nobody'];

/** The saved views of the vehicle table: each member of staff has their own document. */
export const STAFF_VIEWS_CASES: readonly FirestoreCase[] = [
  allows('the rules grant staff their own saved views', {
    method: 'get',
    path: OWN,
    before: DOCUMENT,
  }),
  allows('the rules accept the first saved view of a member of staff', {
    method: 'create',
    path: OWN,
    after: DOCUMENT,
  }),
  allows('the rules accept thirty saved views', {
    method: 'update',
    path: OWN,
    before: DOCUMENT,
    after: { views: Array.from({ length: 30 }, () => VIEW) },
  }),
  denies('the rules refuse more than thirty saved views', {
    method: 'update',
    path: OWN,
    before: DOCUMENT,
    after: { views: Array.from({ length: 31 }, () => VIEW) },
  }),
  denies('the rules refuse saved views that are no list', {
    method: 'create',
    path: OWN,
    after: { views: {} },
  }),
  denies('the rules refuse another field beside the saved views', {
    method: 'create',
    path: OWN,
    after: { ...DOCUMENT, role: 'owner' },
  }),
  denies('the rules deny staff to delete their saved views', {
    method: 'delete',
    path: OWN,
    before: DOCUMENT,
  }),
  denies('the rules deny staff to list saved views', { method: 'list', path: 'staff_views' }),
  denies('the rules deny staff the saved views of another account', {
    method: 'get',
    path: OTHERS,
    before: DOCUMENT,
  }),
  denies('the rules deny staff to write the saved views of another account', {
    method: 'create',
    path: OTHERS,
    after: DOCUMENT,
  }),
  ...NOT_STAFF.flatMap((as) => [
    denies(`the rules deny the caller ${as} the saved views at its own address`, {
      as,
      method: 'get',
      path: `staff_views/${as}`,
      before: DOCUMENT,
    }),
    denies(`the rules deny the caller ${as} to save views at its own address`, {
      as,
      method: 'create',
      path: `staff_views/${as}`,
      after: DOCUMENT,
    }),
  ]),
];
