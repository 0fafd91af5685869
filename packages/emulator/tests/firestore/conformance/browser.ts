import * as lite from 'firebase/firestore/lite';
import { type Check, outcome, type World } from './check.ts';

type Collection = lite.CollectionReference;

/** The browser's REST SDK on the check's own collection. */
function open({ target, collection }: World): Collection {
  return lite.collection(target.lite(), collection.id);
}

async function filled(world: World): Promise<Collection> {
  const collection = open(world);
  const batch = lite.writeBatch(collection.firestore);
  for (let n = 1; n <= 5; n++) {
    batch.set(lite.doc(collection, `d${n}`), { n, even: n % 2 === 0, tags: [`t${n}`, 'all'] });
  }
  await batch.commit();
  return collection;
}

const { limit, limitToLast, orderBy, query, where } = lite;

const QUERIES: [name: string, constraints: lite.QueryConstraint[], expected: string][] = [
  ['everything', [], 'd1 d2 d3 d4 d5'],
  ['==', [where('even', '==', true)], 'd2 d4'],
  ['a range', [where('n', '>=', 2), where('n', '<', 4)], 'd2 d3'],
  ['!=', [where('n', '!=', 3)], 'd1 d2 d4 d5'],
  ['in', [where('n', 'in', [5, 1, 9])], 'd1 d5'],
  ['not-in', [where('n', 'not-in', [5, 1])], 'd2 d3 d4'],
  ['array-contains', [where('tags', 'array-contains', 't3')], 'd3'],
  ['array-contains-any', [where('tags', 'array-contains-any', ['t3', 't4'])], 'd3 d4'],
  ['an order and a limit', [orderBy('n', 'desc'), limit(2)], 'd5 d4'],
  ['limitToLast', [orderBy('n'), limitToLast(2)], 'd4 d5'],
  ['startAt', [orderBy('n'), lite.startAt(4)], 'd4 d5'],
  ['startAfter', [orderBy('n'), lite.startAfter(4)], 'd5'],
  ['endAt', [orderBy('n'), lite.endAt(2)], 'd1 d2'],
  ['endBefore', [orderBy('n'), lite.endBefore(2)], 'd1'],
  ['a name', [where(lite.documentId(), '>', 'd3')], 'd4 d5'],
];

const queries: Check[] = [
  ...QUERIES.map(([name, constraints, expected]) => ({
    name: `a browser query by ${name} finds ${expected}`,
    async run(world: World) {
      const result = await lite.getDocs(query(await filled(world), ...constraints));
      return result.docs.map(({ id }) => id).join(' ');
    },
    expect: expected,
  })),
  {
    name: 'a browser query with OR finds the documents of both sides',
    async run(world) {
      const filter = lite.or(
        where('n', '==', 1),
        lite.and(where('n', '>', 3), where('even', '==', true)),
      );
      const result = await lite.getDocs(query(await filled(world), filter));
      return result.docs.map(({ id }) => id).join(' ');
    },
    expect: 'd1 d4',
  },
  {
    name: 'a browser counts, sums and averages',
    async run(world) {
      const spec = { n: lite.count(), s: lite.sum('n'), a: lite.average('n') };
      return (await lite.getAggregate(await filled(world), spec)).data();
    },
    expect: { n: 5, s: 15, a: 3 },
  },
  {
    name: 'a document snapshot serves as a cursor of a browser query',
    async run(world) {
      const ordered = query(await filled(world), orderBy('even'), limit(3));
      const last = (await lite.getDocs(ordered)).docs.at(-1);
      const next = await lite.getDocs(query(ordered, lite.startAfter(last)));
      return next.docs.map(({ id }) => id).join(' ');
    },
    expect: 'd2 d4',
  },
];

const writes: Check[] = [
  {
    name: 'a browser sets, merges, updates and deletes fields',
    async run(world) {
      const document = lite.doc(open(world), 'a');
      await lite.setDoc(document, { a: 1, m: { x: 1 } });
      await lite.setDoc(document, { m: { y: 2 } }, { merge: true });
      await lite.updateDoc(document, { 'm.x': lite.deleteField(), b: lite.increment(2) });
      await lite.updateDoc(document, { list: lite.arrayUnion(1, 2) });
      await lite.updateDoc(document, { list: lite.arrayRemove(1) });
      return (await lite.getDoc(document)).data();
    },
    expect: { a: 1, b: 2, m: { y: 2 }, list: [2] },
  },
  {
    name: 'a browser stores all types of values and reads them back',
    async run(world) {
      const document = lite.doc(open(world), 'a');
      const value = {
        at: new lite.Timestamp(1_700_000_000, 123_456_000),
        where: new lite.GeoPoint(1.5, -2.5),
        bytes: lite.Bytes.fromBase64String('AP8='),
        to: document,
        numbers: [0, 1.5, Number.NaN, Infinity, -Infinity, 2 ** 53],
        nothing: null,
        vector: lite.vector([1, 2]),
      };
      await lite.setDoc(document, value);
      const data = (await lite.getDoc(document)).data() ?? {};
      return [
        data['at'].isEqual(value.at),
        data['where'].isEqual(value.where),
        data['bytes'].toBase64(),
        data['to'].path === document.path,
        data['numbers'],
        data['nothing'],
        data['vector'].toArray(),
      ];
    },
    expect: [true, true, 'AP8=', true, [0, 1.5, NaN, Infinity, -Infinity, 2 ** 53], null, [1, 2]],
  },
  {
    name: 'addDoc gives a document an id of 20 characters',
    async run(world) {
      const added = await lite.addDoc(open(world), { n: 1 });
      return [added.id.length, (await lite.getDoc(added)).get('n')];
    },
    expect: [20, 1],
  },
  {
    name: 'a missing document does not exist for a browser',
    run: async (world) => (await lite.getDoc(lite.doc(open(world), 'none'))).exists(),
    expect: false,
  },
  {
    name: 'an updateDoc of a missing document is refused',
    run: (world) => outcome(lite.updateDoc(lite.doc(open(world), 'none'), { a: 1 })),
    expect: 'not-found',
  },
  {
    name: 'a browser batch is all or nothing',
    async run(world) {
      const collection = open(world);
      const batch = lite.writeBatch(collection.firestore);
      batch.set(lite.doc(collection, 'a'), { n: 1 });
      batch.update(lite.doc(collection, 'none'), { n: 1 });
      const result = await outcome(batch.commit());
      return [result, (await lite.getDocs(collection)).size];
    },
    expect: ['not-found', 0],
  },
  {
    name: 'three concurrent browser transactions all take effect',
    async run(world) {
      const document = lite.doc(open(world), 'a');
      await lite.setDoc(document, { n: 0 });
      const add = () =>
        lite.runTransaction(
          document.firestore,
          async (transaction) => {
            const n = (await transaction.get(document)).get('n');
            transaction.update(document, { n: n + 1 });
          },
          { maxAttempts: 30 },
        );
      await Promise.all(Array.from({ length: 3 }, add));
      return (await lite.getDoc(document)).get('n');
    },
    expect: 3,
  },
  {
    name: 'a browser transaction that read a missing document creates it once',
    async run(world) {
      const document = lite.doc(open(world), 'a');
      const create = () =>
        lite.runTransaction(document.firestore, async (transaction) => {
          const exists = (await transaction.get(document)).exists();
          if (!exists) transaction.set(document, { n: 1 });
          return exists;
        });
      return (await Promise.all([create(), create()])).sort();
    },
    expect: [false, true],
  },
  {
    name: 'a browser transaction commits when a document that it only read is unchanged',
    async run(world) {
      const collection = await filled(world);
      await lite.runTransaction(collection.firestore, async (transaction) => {
        await transaction.get(lite.doc(collection, 'd1'));
        transaction.set(lite.doc(collection, 'd9'), { n: 9 });
      });
      return (await lite.getDocs(collection)).size;
    },
    expect: 6,
  },
];

/** A document that does not exist: one that never did, or one that was deleted. */
const ABSENT: [name: string, prepare: (document: lite.DocumentReference) => Promise<void>][] = [
  ['missing', async () => {}],
  [
    'deleted',
    async (document) => {
      await lite.setDoc(document, { n: 1 });
      await lite.deleteDoc(document);
    },
  ],
];

/** The SDK turns the version that a transaction has read into the precondition of its write. */
const absentInTransactions = ABSENT.flatMap(([absent, prepare]): Check[] => [
  {
    name: `a browser transaction that read a ${absent} document cannot update it`,
    async run(world) {
      const document = lite.doc(open(world), 'a');
      await prepare(document);
      const update = lite.runTransaction(document.firestore, async (transaction) => {
        await transaction.get(document);
        transaction.update(document, { n: 2 });
      });
      return [await outcome(update), (await lite.getDoc(document)).exists()];
    },
    expect: ['invalid-argument', false],
  },
  {
    name: `a browser transaction that read a ${absent} document can delete and set it`,
    async run(world) {
      const document = lite.doc(open(world), 'a');
      await prepare(document);
      const write = (then: (transaction: lite.Transaction) => unknown) =>
        outcome(
          lite.runTransaction(document.firestore, async (transaction) => {
            await transaction.get(document);
            then(transaction);
          }),
        );
      const deleted = await write((transaction) => transaction.delete(document));
      const set = await write((transaction) => transaction.set(document, { n: 3 }));
      return [deleted, set, (await lite.getDoc(document)).get('n')];
    },
    expect: ['done', 'done', 3],
  },
]);

const deletedMeanwhile = (['update', 'delete'] as const).map(
  (method): Check => ({
    name: `a browser transaction whose document is deleted before its ${method} reads it again`,
    async run(world) {
      const document = lite.doc(open(world), 'a');
      await lite.setDoc(document, { n: 1 });
      const seen: boolean[] = [];
      const result = await outcome(
        lite.runTransaction(document.firestore, async (transaction) => {
          seen.push((await transaction.get(document)).exists());
          if (seen.length === 1) await lite.deleteDoc(document);
          if (method === 'update') transaction.update(document, { n: 2 });
          else transaction.delete(document);
        }),
      );
      return [result, seen];
    },
    expect: [method === 'update' ? 'invalid-argument' : 'done', [true, false]],
  }),
);

export const browserChecks: Check[] = [
  ...queries,
  ...writes,
  ...absentInTransactions,
  ...deletedMeanwhile,
];
