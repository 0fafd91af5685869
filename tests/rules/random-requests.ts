import * as fc from 'fast-check';
import { CALLERS, type Caller, created, type Data, EMAIL, NOW, THEN } from './cases/case.ts';
import { FIRESTORE_CASES } from './cases/index.ts';

/** A request of a case with random changes. */
export interface RandomRequest {
  as: Caller;
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  collection: string;
  before: Data | null;
  after: Data;
  /** The filter of a list query. */
  where: { field: string; value: unknown } | null;
}

const COLLECTIONS = [...new Set(FIRESTORE_CASES.map(({ path }) => path.split('/')[0] as string))];

/** The documents that the rules accept in some case, by collection. */
const DOCUMENTS = new Map(
  COLLECTIONS.map((collection) => [
    collection,
    FIRESTORE_CASES.filter(
      (one) => one.allowed && one.after && one.path.startsWith(`${collection}/`),
    ).map(({ after }) => after as Data),
  ]),
);

const FIELDS = [
  ...new Set([
    ...FIRESTORE_CASES.flatMap(({ after }) => Object.keys(after ?? {})),
    'width',
    'height',
    'widths',
    'unknown',
  ]),
];

/** The values of all cases, which include those at a bound, and values of every type. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...FIRESTORE_CASES.flatMap(({ after }) => Object.values(after ?? {}))),
  fc.constantFrom(null, true, false, 0, -1, 1.5, '', ' ', NOW, THEN),
  fc.integer({ min: -3, max: 200_000_001 }),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.string({ maxLength: 70 }).filter((text) => text.isWellFormed()),
  fc.array(fc.constantFrom('a', ' ', 'a\nb', 7, null), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b'), fc.integer(), { maxKeys: 2 }),
);

const REMOVED = Symbol('removed');

const change = fc.record({
  field: fc.constantFrom(...FIELDS),
  value: fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: fc.constant(REMOVED) }),
});

export const randomRequest: fc.Arbitrary<RandomRequest> = fc
  .record({
    as: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Caller>('staff') },
      { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(CALLERS) as Caller[])) },
    ),
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('create', 'update') },
      { weight: 1, arbitrary: fc.constantFrom('get', 'list', 'delete') },
    ),
    collection: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...COLLECTIONS.filter(hasDocuments)) },
      { weight: 1, arbitrary: fc.constantFrom(...COLLECTIONS) },
    ),
    pick: fc.nat(),
    version: fc.integer({ min: 1, max: 1000 }),
    changes: fc.array(change, { maxLength: 3 }),
    where: fc.option(
      fc.record({ field: fc.constantFrom(...FIELDS), value: fc.constantFrom(1, 'a', true) }),
    ),
  })
  .map(({ as, method, collection, pick, version, changes, where }): RandomRequest => {
    const documents = DOCUMENTS.get(collection) ?? [];
    const base = documents[pick % Math.max(1, documents.length)] ?? { any: 'thing' };
    const before = { ...stored(base), created_at: THEN, updated_at: THEN, version };
    if (method !== 'update') {
      const exists = method === 'get' || method === 'delete' ? pick % 3 > 0 : false;
      const fresh = created(base);
      return {
        as,
        method,
        collection,
        before: exists ? before : null,
        after: apply(fresh, changes),
        where,
      };
    }
    const saved = { ...before, updated_at: NOW, updated_by: EMAIL, version: version + 1 };
    return { as, method, collection, before, after: apply(saved, changes), where };
  });

function hasDocuments(collection: string): boolean {
  return (DOCUMENTS.get(collection)?.length ?? 0) > 0;
}

/** A document as stored, with a time in place of serverTimestamp(). */
function stored(document: Data): Data {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      if (value === NOW) return [name, THEN];
      return [name, value?.constructor === Object ? stored(value as Data) : value];
    }),
  );
}

function apply(document: Data, changes: readonly { field: string; value: unknown }[]): Data {
  const changed = { ...document };
  for (const { field, value } of changes) {
    if (value === REMOVED || value === undefined) delete changed[field];
    else changed[field] = value;
  }
  return changed;
}
