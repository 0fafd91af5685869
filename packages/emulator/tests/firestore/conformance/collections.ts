import { AggregateField, type CollectionReference, Filter } from '@google-cloud/firestore';
import { type Check, outcome, type World } from './check.ts';

const VEHICLES: Record<string, Record<string, unknown>> = {
  a: { make: 'VW', year: 2019, km: 50, price: 100, tags: ['diesel', 'tow'] },
  b: { make: 'VW', year: 2021, km: 20, price: 180.5, tags: ['electric'] },
  c: { make: 'Audi', year: 2019, km: 90, price: null, tags: [] },
  d: { make: 'Skoda', year: 2020, km: 20, tags: ['diesel'] },
  e: { make: 'VW', year: 2020, km: 70, price: 120, tags: ['petrol', 'tow'] },
};

async function storeVehicles({ collection }: World): Promise<CollectionReference> {
  const batch = collection.firestore.batch();
  for (const [id, vehicle] of Object.entries(VEHICLES)) batch.set(collection.doc(id), vehicle);
  await batch.commit();
  return collection;
}

type Build = (collection: CollectionReference) => FirebaseFirestore.Query;

const FOUND: [name: string, build: Build, expected: string][] = [
  ['equality and order', (c) => c.where('make', '==', 'VW').orderBy('km'), 'b a e'],
  ['equality and range', (c) => c.where('make', '==', 'VW').where('year', '>=', 2020), 'e b'],
  ['two orders', (c) => c.orderBy('year', 'desc').orderBy('km'), 'b d e a c'],
  ['two ranges', (c) => c.where('year', '>', 2018).where('km', '<', 60), 'd b a'],
  [
    'two ranges with an order',
    (c) => c.where('year', '>', 2018).where('km', '<', 60).orderBy('year', 'desc'),
    'b d a',
  ],
  ['an order by a field that some documents lack', (c) => c.orderBy('price'), 'c a e b'],
  [
    'array-contains and equality',
    (c) => c.where('tags', 'array-contains', 'tow').where('make', '==', 'VW'),
    'a e',
  ],
  ['in and order', (c) => c.where('make', 'in', ['VW', 'Audi']).orderBy('year', 'desc'), 'b e c a'],
  [
    'in and array-contains-any',
    (c) =>
      c
        .where('make', 'in', ['VW', 'Skoda'])
        .where('tags', 'array-contains-any', ['diesel', 'petrol']),
    'a d e',
  ],
  [
    'OR over two fields',
    (c) => c.where(Filter.or(Filter.where('make', '==', 'Audi'), Filter.where('km', '==', 20))),
    'b c d',
  ],
  [
    'OR with a range',
    (c) => c.where(Filter.or(Filter.where('make', '==', 'Audi'), Filter.where('price', '>', 110))),
    'c e b',
  ],
  [
    'OR with an order and a limit',
    (c) =>
      c
        .where(Filter.or(Filter.where('make', '==', 'Audi'), Filter.where('year', '==', 2020)))
        .orderBy('km')
        .limit(2),
    'd e',
  ],
  [
    'null beside another equality',
    (c) => c.where('price', '==', null).where('year', '==', 2019),
    'c',
  ],
  [
    '!= on a field that is null or missing in some documents',
    (c) => c.where('price', '!=', 100),
    'e b',
  ],
  ['a cursor over two orders', (c) => c.orderBy('km').orderBy('year').startAt(20, 2021), 'b a e c'],
  [
    'a cursor over the first of two orders',
    (c) => c.orderBy('km').orderBy('year').startAfter(20),
    'a e c',
  ],
];

const found: Check[] = FOUND.map(([name, build, expected]) => ({
  name: `a query with ${name} finds ${expected}`,
  async run(world) {
    const result = await build(await storeVehicles(world)).get();
    return result.docs.map(({ id }) => id).join(' ');
  },
  expect: expected,
}));

const { average, count, sum } = AggregateField;

const AGGREGATES: [name: string, build: Build, spec: object, expected: object][] = [
  ['count', (c) => c, { n: count() }, { n: 5 }],
  ['count of a query', (c) => c.where('make', '==', 'VW'), { n: count() }, { n: 3 }],
  ['count with a limit', (c) => c.limit(2), { n: count() }, { n: 2 }],
  ['count with an offset', (c) => c.offset(2), { n: count() }, { n: 3 }],
  ['count of nothing', (c) => c.where('make', '==', 'x'), { n: count() }, { n: 0 }],
  ['sum of integers', (c) => c, { s: sum('km') }, { s: 250 }],
  ['sum of a field with doubles, null and gaps', (c) => c, { s: sum('price') }, { s: 400.5 }],
  ['sum of nothing', (c) => c, { s: sum('nowhere') }, { s: 0 }],
  ['sum of values that are no numbers', (c) => c, { s: sum('make') }, { s: 0 }],
  ['average', (c) => c, { a: average('km') }, { a: 50 }],
  ['average of nothing', (c) => c, { a: average('nowhere') }, { a: null }],
  [
    'a count beside a sum, of the documents with the field alone',
    (c) => c,
    { n: count(), s: sum('price') },
    { n: 4, s: 400.5 },
  ],
  [
    'three aggregates at once',
    (c) => c.where('year', '>', 2019),
    { n: count(), s: sum('km'), a: average('km') },
    { n: 3, s: 110, a: 110 / 3 },
  ],
];

const aggregates: Check[] = AGGREGATES.map(([name, build, spec, expected]) => ({
  name: `an aggregation query returns ${name}`,
  async run(world) {
    return (
      await build(await storeVehicles(world))
        .aggregate(spec as never)
        .get()
    ).data();
  },
  expect: expected,
}));

async function storeTree({ collection }: World): Promise<void> {
  const batch = collection.firestore.batch();
  const { id } = collection;
  for (const path of ['a', `a/${id}_notes/1`, `a/${id}_notes/2`, `b/${id}_notes/3`, 'c']) {
    batch.set(collection.doc(path), { n: path.length });
  }
  batch.set(collection.firestore.doc(`${id}_notes/top`), { n: 0 });
  await batch.commit();
}

const shapes: Check[] = [
  {
    name: 'a select returns the named fields alone',
    async run(world) {
      const result = await (await storeVehicles(world)).select('make', 'tags').limit(1).get();
      return result.docs.map((document) => document.data());
    },
    expect: [{ make: 'VW', tags: ['diesel', 'tow'] }],
  },
  {
    name: 'a select without fields returns document names alone',
    async run(world) {
      const result = await (await storeVehicles(world)).select().limit(2).get();
      return result.docs.map((document) => [document.id, document.data()]);
    },
    expect: [
      ['a', {}],
      ['b', {}],
    ],
  },
  {
    name: 'a getAll with a field mask returns the named fields',
    async run(world) {
      const collection = await storeVehicles(world);
      const options = { fieldMask: ['make', 'nowhere.x'] };
      const documents = await collection.firestore.getAll(
        collection.doc('a'),
        collection.doc('x'),
        options,
      );
      return documents.map((document) => document.data());
    },
    expect: [{ make: 'VW' }, undefined],
  },
  {
    name: 'a collection group reads collections at every depth, in name order',
    async run(world) {
      await storeTree(world);
      const { collection } = world;
      const result = await collection.firestore.collectionGroup(`${collection.id}_notes`).get();
      return result.docs.map((document) => document.id).join(' ');
    },
    expect: '1 2 3 top',
  },
  {
    name: 'a collection group query applies filters and orders',
    async run(world) {
      await storeTree(world);
      const { collection } = world;
      const group = collection.firestore.collectionGroup(`${collection.id}_notes`);
      const result = await group.where('n', '>', 0).orderBy('n', 'desc').limit(2).get();
      return result.docs.map((document) => document.id).join(' ');
    },
    expect: '3 2',
  },
  {
    name: 'a collection query does not return documents of subcollections',
    async run(world) {
      await storeTree(world);
      return (await world.collection.get()).docs.map(({ id }) => id).join(' ');
    },
    expect: 'a c',
  },
  {
    name: 'listDocuments includes missing documents that have subcollections',
    async run(world) {
      await storeTree(world);
      return (await world.collection.listDocuments()).map(({ id }) => id).join(' ');
    },
    expect: 'a b c',
  },
  {
    name: 'listCollections lists the subcollections of a document',
    async run(world) {
      await storeTree(world);
      const collections = await world.collection.doc('a').listCollections();
      return collections.map(({ id }) => id.replace(world.collection.id, ''));
    },
    expect: ['_notes'],
  },
  {
    name: 'a recursiveDelete of a collection deletes everything below it',
    async run(world) {
      await storeTree(world);
      const { collection } = world;
      await collection.firestore.recursiveDelete(collection);
      const group = await collection.firestore.collectionGroup(`${collection.id}_notes`).get();
      return [(await collection.listDocuments()).length, group.docs.map(({ id }) => id)];
    },
    expect: [0, ['top']],
  },
  {
    name: 'a recursiveDelete of a document leaves its neighbours',
    async run(world) {
      await storeTree(world);
      const { collection } = world;
      await collection.firestore.recursiveDelete(collection.doc('a'));
      const group = await collection.firestore.collectionGroup(`${collection.id}_notes`).get();
      return [(await collection.get()).docs.map(({ id }) => id), group.docs.map(({ id }) => id)];
    },
    expect: [['c'], ['3', 'top']],
  },
  {
    name: 'numeric document ids come before all others, in the order of their numbers',
    async run({ collection }) {
      const ids = ['a', '__id10__', '__id9__', '__id-3__', '0', '__idx'];
      await Promise.all(ids.map((id) => collection.doc(id).set({})));
      return (await collection.get()).docs.map(({ id }) => id).join(' ');
    },
    expect: '__id-3__ __id9__ __id10__ 0 __idx a',
  },
  {
    name: 'bulkWriter writes what it can and reports the rest',
    async run({ collection }) {
      await collection.doc('there').set({ n: 1 });
      const writer = collection.firestore.bulkWriter();
      writer.onWriteError(() => false);
      const results = [
        outcome(writer.create(collection.doc('there'), { n: 2 })),
        outcome(writer.set(collection.doc('new'), { n: 3 })),
        outcome(writer.update(collection.doc('missing'), { n: 4 })),
        outcome(writer.delete(collection.doc('gone'))),
      ];
      await writer.close();
      return [await Promise.all(results), (await collection.get()).docs.map(({ id }) => id)];
    },
    expect: [
      ['already-exists', 'done', 'not-found', 'done'],
      ['new', 'there'],
    ],
  },
];

export const collectionChecks: Check[] = [...found, ...aggregates, ...shapes];
