import { PRICE_STATE_FIELDS } from '#domain/price-log/price-log.ts';
import { allows, type Data, denies, EMAIL, type FirestoreCase, NOW, THEN } from './case.ts';

const FLAGS = ['is_on_sale'];
/** The fields of an offer that every save writes, since an entry is compared with them. */
export const NO_OFFER = {
  is_on_sale: false,
  original_price: null,
  sale_price: null,
  offer_until: null,
};
const CAR = {
  ...NO_OFFER,
  make: 'Škoda',
  model: 'Enyaq',
  year: 2022,
  price: 289_900,
  status: 'available',
};

/** The entry that the rules require with these fields of a vehicle. */
export function entryFor(vehicle: Data, changes: Data = {}): Data {
  const { unpublished = false, trashed_at = null, status } = vehicle;
  const isPublic = !unpublished && trashed_at === null;
  const state = PRICE_STATE_FIELDS.map((field) => {
    if (field === 'offered') return [field, isPublic && status !== 'sold' && status !== 'archived'];
    return [field, vehicle[field] ?? (FLAGS.includes(field) ? false : null)];
  });
  return { ...Object.fromEntries(state), at: NOW, by: EMAIL, reason: null, ...changes };
}

/** A case of a vehicle with the entries that it needs, where it says nothing of the log itself. */
export function withPriceLog(one: FirestoreCase): FirestoreCase {
  const { before, after } = one;
  if (after === undefined || 'price_log' in after) return one;
  const first = { v1: { ...entryFor(before ?? after), at: THEN } };
  if (one.method !== 'update' || before === undefined) {
    return { ...one, after: { ...after, price_log: { v1: entryFor(after) } } };
  }
  const next = { [`v${after['version']}`]: entryFor(after) };
  return {
    ...one,
    before: { ...before, price_log: first },
    after: { ...after, price_log: { ...first, ...next } },
  };
}

const OLD = { v1: { ...entryFor(CAR), at: THEN } };
const before = { ...CAR, price_log: OLD, created_at: THEN, updated_at: THEN, version: 4 };
const update = (fields: Data, price_log: Data | undefined) => ({
  method: 'update' as const,
  path: 'vehicles/v1',
  before,
  after: {
    ...before,
    ...fields,
    updated_at: NOW,
    updated_by: EMAIL,
    version: 5,
    ...(price_log && { price_log }),
  },
});
const cheaper = { price: 279_900 };
const logged = (changes: Data = {}) => ({ ...OLD, v5: entryFor({ ...CAR, ...cheaper }, changes) });
const TYPED = entryFor({ ...CAR, ...cheaper }, { at: THEN });
const create = (price_log: unknown) => ({
  method: 'create' as const,
  path: 'vehicles/v1',
  after: {
    ...CAR,
    created_at: NOW,
    updated_at: NOW,
    updated_by: EMAIL,
    version: 1,
    price_log,
  },
});

/** The price log: no price without its entry, and no entry changes, by any client. */
export const PRICE_LOG_CASES: FirestoreCase[] = [
  allows('the rules accept a lower price with its entry', update(cheaper, logged())),
  allows('the rules accept a reason in an entry', update(cheaper, logged({ reason: 'Efterår' }))),
  allows('the rules accept an entry that takes the one before it back', {
    ...update({ price: CAR.price }, { ...OLD, v4: TYPED, v5: entryFor(CAR) }),
    before: { ...before, ...cheaper, price_log: { ...OLD, v4: TYPED } },
  }),
  denies('the rules refuse an entry that takes an older one out of the log', {
    ...update({ price: CAR.price }, { ...OLD, v5: entryFor(CAR) }),
    before: { ...before, ...cheaper, price_log: { ...OLD, v4: TYPED } },
  }),
  denies('the rules refuse to mark an older price as unseen', {
    ...update({ price: CAR.price }, { ...OLD, v4: { ...TYPED, unseen: true }, v5: entryFor(CAR) }),
    before: { ...before, ...cheaper, price_log: { ...OLD, v4: TYPED } },
  }),
  denies(
    'the rules refuse a save that only marks a price as unseen',
    update({}, { v1: { ...OLD.v1, unseen: true } }),
  ),
  denies(
    'the rules refuse an entry that calls itself unseen',
    update(cheaper, logged({ unseen: true })),
  ),
  allows('the rules accept a save of another field without an entry', update({ mileage: 9 }, OLD)),
  allows('the rules accept an entry for a vehicle that has no log yet', {
    ...update(cheaper, { v5: entryFor({ ...CAR, ...cheaper }) }),
    before: { ...CAR, created_at: THEN, updated_at: THEN, version: 4 },
  }),
  denies(
    'the rules refuse another author than the signed-in account',
    update(cheaper, logged({ by: 'anna@a.dk' })),
  ),
  denies('the rules refuse a change of the price without an entry', update(cheaper, OLD)),
  ...(['is_on_sale', 'original_price', 'sale_price', 'offer_until'] as const).map((field) =>
    denies(
      `the rules refuse a change of ${field} without an entry`,
      update(
        { [field]: { is_on_sale: true, offer_until: '2026-12-24' }[field as string] ?? 1 },
        OLD,
      ),
    ),
  ),
  denies('the rules refuse a kladde without an entry', update({ unpublished: true }, OLD)),
  denies('the rules refuse a sale without an entry', update({ status: 'sold' }, OLD)),
  denies('the rules refuse the trash without an entry', update({ trashed_at: NOW }, OLD)),
  allows('the rules accept a kladde in the trash without an entry', {
    ...update({ unpublished: true, trashed_at: NOW }, OLD),
    before: { ...before, unpublished: true },
  }),
  denies('the rules refuse to restore a vehicle without an entry', {
    ...update({}, OLD),
    before: { ...before, trashed_at: THEN },
  }),
  allows('the rules accept a reservation without an entry', update({ status: 'reserved' }, OLD)),
  denies(
    'the rules refuse an entry that says another price than the vehicle',
    update(cheaper, { ...OLD, v5: entryFor(CAR) }),
  ),
  denies(
    'the rules refuse an entry with a time of the client',
    update(cheaper, logged({ at: THEN })),
  ),
  denies(
    'the rules refuse an entry that says the vehicle is not for sale',
    update(cheaper, logged({ offered: false })),
  ),
  denies('the rules refuse an unknown part of an entry', update(cheaper, logged({ more: 1 }))),
  denies(
    'the rules refuse a reason that is too long',
    update(cheaper, logged({ reason: 'x'.repeat(501) })),
  ),
  denies(
    'the rules refuse an entry under the key of another version',
    update(cheaper, { ...OLD, v6: entryFor({ ...CAR, ...cheaper }) }),
  ),
  denies(
    'the rules refuse two entries at once',
    update(cheaper, { ...logged(), v6: entryFor({ ...CAR, ...cheaper }) }),
  ),
  denies(
    'the rules refuse a changed entry',
    update(cheaper, {
      v1: entryFor(CAR, { at: THEN, by: 'x' }),
      v5: entryFor({ ...CAR, ...cheaper }),
    }),
  ),
  denies(
    'the rules refuse a removed entry',
    update(cheaper, { v5: entryFor({ ...CAR, ...cheaper }) }),
  ),
  denies(
    'the rules refuse a changed entry without a change of the price',
    update({}, { v1: entryFor(CAR, { at: THEN, by: 'x' }) }),
  ),
  denies('the rules refuse a save that empties the log', update({}, {})),
  denies('the rules refuse a new vehicle without a log', create(null)),
  denies('the rules refuse a new vehicle with an empty log', create({})),
  denies(
    'the rules refuse a new vehicle with an older entry',
    create({ v1: entryFor(CAR), v0: { ...entryFor(CAR), at: THEN } }),
  ),
].map((one) => ({ ...one, says: `price log: ${one.says}` }));
