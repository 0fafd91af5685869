import {
  type CollectionReference,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  type Query,
  Timestamp,
} from '@google-cloud/firestore';
import { type Check, outcome, type World } from './check.ts';

/** One value of each type, by the id of its document, in Firestore's order. */
function values(collection: CollectionReference): Record<string, unknown> {
  return {
    nothing: null,
    no: false,
    yes: true,
    nan: Number.NaN,
    minusInf: -Infinity,
    minus5: -5,
    zero: 0,
    one: 1,
    oneHalf: 1.5,
    five: 5,
    inf: Infinity,
    early: new Timestamp(1_500_000_000, 0),
    late: new Timestamp(1_500_000_000, 1000),
    emptyText: '',
    bigA: 'A',
    smallA: 'a',
    smallAa: 'aa',
    hiragana: '\uff5e',
    emoji: '🚗',
    bytes: Buffer.from([1]),
    moreBytes: Buffer.from([1, 0]),
    otherBytes: Buffer.from([2]),
    refA: collection.doc('a'),
    refAbc: collection.doc('a').collection('b').doc('c'),
    refB: collection.doc('b'),
    south: new GeoPoint(-1, 100),
    north: new GeoPoint(1, -100),
    northEast: new GeoPoint(1, 100),
    emptyList: [],
    list1: [1],
    list12: [1, 2],
    list2: [2],
    vector2: FieldValue.vector([9, 9]),
    vector3: FieldValue.vector([1, 1, 1]),
    emptyMap: {},
    mapA1: { a: 1 },
    mapA1b0: { a: 1, b: 0 },
    mapA2: { a: 2 },
    mapB0: { b: 0 },
  };
}

const ORDER =
  'nothing no yes nan minusInf minus5 zero one oneHalf five inf early late emptyText bigA smallA smallAa hiragana emoji bytes moreBytes otherBytes refA refAbc refB south north northEast emptyList list1 list12 list2 vector2 vector3 emptyMap mapA1 mapA1b0 mapA2 mapB0';
const NOT_NULL = ORDER.replace('nothing ', '');

const seeded = new WeakMap<object, Promise<CollectionReference>>();

/** The collection of all values, which is filled once per target. */
function seed({ target }: World): Promise<CollectionReference> {
  const existing = seeded.get(target);
  if (existing) return existing;
  const filled = (async () => {
    const collection = target.admin.collection('values');
    const batch = target.admin.batch();
    for (const [id, value] of Object.entries(values(collection))) {
      batch.set(collection.doc(id), { value });
    }
    batch.set(collection.doc('missing'), { other: 1 });
    await batch.commit();
    return collection;
  })();
  seeded.set(target, filled);
  return filled;
}

type Build = (collection: CollectionReference) => Query;

function found(name: string, build: Build, expected: string): Check {
  return {
    name: `a query with ${name} finds ${expected.length > 60 ? `${expected.split(' ').length} values` : expected || 'nothing'}`,
    async run(world) {
      const result = await build(await seed(world)).get();
      return result.docs.map(({ id }) => id).join(' ');
    },
    expect: expected,
  };
}

const where = (op: FirebaseFirestore.WhereFilterOp, id: string, expected: string): Check =>
  found(
    `${op} ${id}`,
    (collection) => collection.where('value', op, values(collection)[id]),
    expected,
  );

const filters: Check[] = [
  ...ORDER.split(' ')
    .filter((id) => !['nothing', 'nan'].includes(id))
    .map((id) => where('==', id, id)),
  where('==', 'nothing', 'nothing'),
  where('==', 'nan', 'nan'),
  where('<', 'yes', 'no'),
  where('<=', 'yes', 'no yes'),
  where('>', 'no', 'yes'),
  where('<', 'zero', 'minusInf minus5'),
  where('<=', 'one', 'minusInf minus5 zero one'),
  where('>', 'one', 'oneHalf five inf'),
  where('>=', 'inf', 'inf'),
  where('<', 'late', 'early'),
  where('>=', 'early', 'early late'),
  where('<', 'smallA', 'emptyText bigA'),
  where('>=', 'smallAa', 'smallAa hiragana emoji'),
  where('>', 'hiragana', 'emoji'),
  where('<', 'otherBytes', 'bytes moreBytes'),
  where('>', 'refA', 'refAbc refB'),
  where('<=', 'north', 'south north'),
  where('>', 'list1', 'list12 list2'),
  where('<', 'list1', 'emptyList'),
  where('<', 'mapA2', 'emptyMap mapA1 mapA1b0'),
  where('>', 'vector2', 'vector3'),
  where('!=', 'one', NOT_NULL.replace(' one ', ' ')),
  where('!=', 'nothing', NOT_NULL),
  where('!=', 'nan', NOT_NULL.replace('nan ', '')),
  where('array-contains', 'one', 'list1 list12'),
  found('in [1, a]', (c) => c.where('value', 'in', [1, 'a']), 'one smallA'),
  found('in [null, 1]', (c) => c.where('value', 'in', [null, 1]), 'one'),
  found('in [[1], {a: 1}]', (c) => c.where('value', 'in', [[1], { a: 1 }]), 'list1 mapA1'),
  found(
    'not-in [1, a]',
    (c) => c.where('value', 'not-in', [1, 'a']),
    NOT_NULL.replace(' one ', ' ').replace(' smallA ', ' '),
  ),
  found('not-in [null]', (c) => c.where('value', 'not-in', [null]), ''),
  found(
    'array-contains-any [2, 7]',
    (c) => c.where('value', 'array-contains-any', [2, 7]),
    'list12 list2',
  ),
  found('a nested field', (c) => c.where('value.a', '>=', 1), 'mapA1 mapA1b0 mapA2'),
  found('a field that no document has', (c) => c.where('nowhere', '>', 0), ''),
  found(
    'a range',
    (c) => c.where('value', '>', -5).where('value', '<=', 5),
    'zero one oneHalf five',
  ),
  found(
    'OR',
    (c) => c.where(Filter.or(Filter.where('value', '==', 5), Filter.where('other', '==', 1))),
    'five missing',
  ),
  found(
    'AND within OR',
    (c) =>
      c.where(
        Filter.or(
          Filter.and(Filter.where('value', '>', 1), Filter.where('value', '<', 5)),
          Filter.where('value', '==', 'a'),
        ),
      ),
    'oneHalf smallA',
  ),
];

const orders: Check[] = [
  found('ascending order', (c) => c.orderBy('value'), ORDER),
  found(
    'descending order',
    (c) => c.orderBy('value', 'desc'),
    ORDER.split(' ').reverse().join(' '),
  ),
  found('order by name', (c) => c.orderBy(FieldPath.documentId()).limit(3), 'bigA bytes early'),
  found('no given order', (c) => c.limit(3), 'bigA bytes early'),
  found('a limit', (c) => c.orderBy('value').limit(2), 'nothing no'),
  found('an offset', (c) => c.orderBy('value').offset(3).limit(2), 'nan minusInf'),
  found('an offset beyond the end', (c) => c.orderBy('value').offset(100), ''),
  found('limitToLast', (c) => c.orderBy('value').limitToLast(2), 'mapA2 mapB0'),
];

const cursors: Check[] = [
  found('startAt', (c) => c.orderBy('value').startAt('🚗').limit(2), 'emoji bytes'),
  found('startAfter', (c) => c.orderBy('value').startAfter('🚗').limit(2), 'bytes moreBytes'),
  found('endAt', (c) => c.orderBy('value').endAt(true), 'nothing no yes'),
  found('endBefore', (c) => c.orderBy('value').endBefore(true), 'nothing no'),
  found('startAt between values', (c) => c.orderBy('value').startAt(2).limit(2), 'five inf'),
  found('startAt and endAt', (c) => c.orderBy('value').startAt(-5).endAt(1), 'minus5 zero one'),
  found(
    'cursors in descending order',
    (c) => c.orderBy('value', 'desc').startAfter(1).endBefore(-5),
    'zero',
  ),
  found(
    'limitToLast before a cursor',
    (c) => c.orderBy('value').endBefore(1).limitToLast(2),
    'minus5 zero',
  ),
  found(
    'a cursor on names',
    (c) => c.orderBy(FieldPath.documentId()).startAfter('bytes').limit(2),
    'early emoji',
  ),
  {
    name: 'a query with a document snapshot as its cursor continues after that document',
    async run(world) {
      const ordered = (await seed(world)).orderBy('value');
      const first = await ordered.limit(5).get();
      const last = first.docs[4];
      if (last === undefined) return null;
      const next = await ordered.startAfter(last).limit(2).get();
      return next.docs.map(({ id }) => id);
    },
    expect: ['minus5', 'zero'],
  },
  {
    name: 'the pages of a query return every document once',
    async run(world) {
      const ordered = (await seed(world)).orderBy('value', 'desc');
      const seen: string[] = [];
      let page = await ordered.limit(7).get();
      while (!page.empty) {
        seen.push(...page.docs.map(({ id }) => id));
        page = await ordered.startAfter(page.docs.at(-1)).limit(7).get();
      }
      return seen.reverse().join(' ');
    },
    expect: ORDER,
  },
];

const names: Check[] = [
  found('name ==', (c) => c.where(FieldPath.documentId(), '==', 'one'), 'one'),
  found('name in', (c) => c.where(FieldPath.documentId(), 'in', ['zero', 'one', 'x']), 'one zero'),
  found('name >', (c) => c.where(FieldPath.documentId(), '>', 'vector2'), 'vector3 yes zero'),
  found(
    'name range',
    (c) =>
      c.where(FieldPath.documentId(), '>=', 'list').where(FieldPath.documentId(), '<', 'list2'),
    'list1 list12',
  ),
];

const DENIED: [name: string, build: Build][] = [
  [
    'in with 31 values',
    (c) =>
      c.where(
        'value',
        'in',
        Array.from({ length: 31 }, (_, n) => n),
      ),
  ],
  [
    'not-in with 11 values',
    (c) =>
      c.where(
        'v',
        'not-in',
        Array.from({ length: 11 }, (_, n) => n),
      ),
  ],
  ['two != filters', (c) => c.where('a', '!=', 1).where('b', '!=', 1)],
  ['not-in beside in', (c) => c.where('a', 'not-in', [1]).where('b', 'in', [1])],
  [
    'two array-contains filters',
    (c) => c.where('a', 'array-contains', 1).where('a', 'array-contains', 2),
  ],
  [
    'more than 30 disjunctions',
    (c) => c.where('a', 'in', [1, 2, 3, 4, 5, 6]).where('b', 'in', [1, 2, 3, 4, 5, 6]),
  ],
  ['the same field ordered twice', (c) => c.orderBy('a').orderBy('a')],
];

// Run in parallel, because the SDK retries a refused query for seconds before it reports the error.
const denied: Check = {
  name: `Firestore refuses these queries: ${DENIED.map(([name]) => name).join(', ')}`,
  run: ({ collection }) => Promise.all(DENIED.map(([, build]) => outcome(build(collection).get()))),
  expect: DENIED.map(() => 'invalid-argument'),
};

export const queryChecks: Check[] = [...filters, ...orders, ...cursors, ...names, denied];
