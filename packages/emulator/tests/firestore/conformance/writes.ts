import { FieldPath, FieldValue, Timestamp, type WriteResult } from '@google-cloud/firestore';
import { type Check, outcome, type World } from './check.ts';

type Data = Record<string, unknown>;

/** A document, a change of it, and its fields afterwards (undefined if it does not exist). */
export interface Change {
  name: string;
  before?: Data;
  change(document: FirebaseFirestore.DocumentReference): Promise<unknown>;
  after: Data | undefined;
}

export function asCheck({ name, before, change, after }: Change): Check {
  return {
    name,
    async run({ collection }) {
      const document = collection.doc('d');
      if (before) await document.set(before);
      await change(document);
      return (await document.get()).data();
    },
    expect: after,
  };
}

const changes: Change[] = [
  {
    name: 'a set replaces the document',
    before: { a: 1, b: 2 },
    change: (document) => document.set({ c: 3 }),
    after: { c: 3 },
  },
  {
    name: 'a set without fields empties the document',
    before: { a: 1 },
    change: (document) => document.set({}),
    after: {},
  },
  {
    name: 'a merge leaves fields that it does not name',
    before: { a: 1, m: { x: 1, y: 2 } },
    change: (document) => document.set({ m: { y: 3, z: 4 } }, { merge: true }),
    after: { a: 1, m: { x: 1, y: 3, z: 4 } },
  },
  {
    name: 'a merge creates a missing document',
    change: (document) => document.set({ a: { b: 1 } }, { merge: true }),
    after: { a: { b: 1 } },
  },
  {
    name: 'a merge replaces a value that is in the way of a map',
    before: { a: 1 },
    change: (document) => document.set({ a: { b: 2 } }, { merge: true }),
    after: { a: { b: 2 } },
  },
  {
    name: 'a set with mergeFields writes the named fields only',
    before: { a: 1, b: 1 },
    change: (document) => document.set({ a: 2, b: 2 }, { mergeFields: ['a'] }),
    after: { a: 2, b: 1 },
  },
  {
    name: 'an update changes one field',
    before: { a: 1, b: 2 },
    change: (document) => document.update({ a: 9 }),
    after: { a: 9, b: 2 },
  },
  {
    name: 'an update changes nested fields by dotted paths',
    before: { m: { x: 1, y: { z: 2 } } },
    change: (document) => document.update({ 'm.y.z': 3, 'm.new': 4 }),
    after: { m: { x: 1, y: { z: 3 }, new: 4 } },
  },
  {
    name: 'an update replaces a map that it names whole',
    before: { m: { x: 1, y: 2 } },
    change: (document) => document.update({ m: { z: 3 } }),
    after: { m: { z: 3 } },
  },
  {
    name: 'an update creates missing maps on the path to a field',
    before: { a: 1 },
    change: (document) => document.update({ 'x.y.z': true }),
    after: { a: 1, x: { y: { z: true } } },
  },
  {
    name: 'an update accepts field names with dots as field paths',
    before: { 'a.b': 1 },
    change: (document) => document.update(new FieldPath('a.b'), 2),
    after: { 'a.b': 2 },
  },
  {
    name: 'an update accepts field names with backticks as field paths',
    before: { 'a`b\\c': 1 },
    change: (document) => document.update(new FieldPath('a`b\\c'), 2),
    after: { 'a`b\\c': 2 },
  },
  {
    name: 'deleteField removes a field',
    before: { a: 1, b: 2 },
    change: (document) => document.update({ a: FieldValue.delete() }),
    after: { b: 2 },
  },
  {
    name: 'deleteField removes a nested field and leaves its map',
    before: { m: { x: 1 } },
    change: (document) => document.update({ 'm.x': FieldValue.delete() }),
    after: { m: {} },
  },
  {
    name: 'deleteField changes nothing for a missing field',
    before: { a: 1 },
    change: (document) => document.update({ 'b.c': FieldValue.delete() }),
    after: { a: 1 },
  },
  {
    name: 'a delete removes the document',
    before: { a: 1 },
    change: (document) => document.delete(),
    after: undefined,
  },
  {
    name: 'a delete of a missing document succeeds',
    change: (document) => document.delete(),
    after: undefined,
  },
  {
    name: 'a batch applies its writes in order',
    before: { a: 1 },
    change: (document) =>
      document.firestore
        .batch()
        .update(document, { a: 2, b: 1 })
        .update(document, { b: 3 })
        .set(document, { c: 1 }, { merge: true })
        .commit(),
    after: { a: 2, b: 3, c: 1 },
  },
  {
    name: 'a batch may delete a document and create it again',
    before: { a: 1 },
    change: (document) =>
      document.firestore.batch().delete(document).set(document, { b: 1 }).commit(),
    after: { b: 1 },
  },
  {
    name: 'a batch with a write that fails changes nothing',
    before: { a: 1 },
    change: (document) =>
      outcome(
        document.firestore
          .batch()
          .set(document, { a: 2 })
          .update(document.parent.doc('missing'), { x: 1 })
          .commit(),
      ),
    after: { a: 1 },
  },
  {
    name: 'a batch may have more than 500 writes',
    async change(document) {
      const batch = document.firestore.batch();
      for (let index = 0; index < 501; index++) {
        batch.set(document, { last: index });
      }
      await batch.commit();
    },
    after: { last: 500 },
  },
];

/** Writes with preconditions, and their outcomes. */
const REFUSALS: [name: string, run: (world: World) => Promise<unknown>, expected: string][] = [
  ['create of a new document', ({ collection: c }) => c.doc('n').create({}), 'done'],
  [
    'create of a document that exists',
    ({ collection: c }) => c.doc('d').create({}),
    'already-exists',
  ],
  ['update of a missing document', ({ collection: c }) => c.doc('n').update({ a: 1 }), 'not-found'],
  [
    'update of an old version',
    ({ collection: c }) => c.doc('d').update({ a: 1 }, { lastUpdateTime: Timestamp.fromMillis(1) }),
    'failed-precondition',
  ],
  [
    'update of the version that was read',
    async ({ collection: c }) => {
      const { updateTime } = await c.doc('d').get();
      return c.doc('d').update({ a: 2 }, updateTime ? { lastUpdateTime: updateTime } : {});
    },
    'done',
  ],
  [
    'delete of a missing document that must exist',
    ({ collection: c }) => c.doc('n').delete({ exists: true }),
    'not-found',
  ],
  [
    'delete of an old version',
    ({ collection: c }) => c.doc('d').delete({ lastUpdateTime: Timestamp.fromMillis(1) }),
    'failed-precondition',
  ],
];

const refusals: Check[] = REFUSALS.map(([name, run, expected]) => ({
  name: `Firestore answers ${expected} to ${name}`,
  async run(world) {
    await world.collection.doc('d').set({ a: 1 });
    return outcome(run(world));
  },
  expect: expected,
}));

const times: Check[] = [
  {
    name: 'update times grow with every commit',
    async run({ collection }) {
      const results: WriteResult[] = [];
      for (let n = 0; n < 20; n++) results.push(await collection.doc('d').set({ n }));
      const micros = results.map(({ writeTime: { seconds, nanoseconds } }) =>
        BigInt(seconds * 1_000_000 + nanoseconds / 1000),
      );
      return micros.every((time, index) => index === 0 || time > (micros[index - 1] ?? 0n));
    },
    expect: true,
  },
  {
    name: 'a write result has the same update time as a later read',
    async run({ collection }) {
      const { writeTime } = await collection.doc('d').set({ a: 1 });
      return (await collection.doc('d').get()).updateTime?.isEqual(writeTime);
    },
    expect: true,
  },
  {
    name: 'a write that changes nothing leaves the update time',
    async run({ collection }) {
      const first = await collection.doc('d').set({ a: 1, b: { c: [2] } });
      const second = await collection.doc('d').set({ b: { c: [2] }, a: 1 });
      return second.writeTime.isEqual(first.writeTime);
    },
    expect: true,
  },
  {
    name: 'the create time of a document survives updates but not a delete',
    async run({ collection }) {
      const document = collection.doc('d');
      const { writeTime } = await document.set({ a: 1 });
      await document.update({ a: 2 });
      const updated = (await document.get()).createTime?.isEqual(writeTime);
      await document.delete();
      await document.set({ a: 1 });
      return [updated, (await document.get()).createTime?.isEqual(writeTime)];
    },
    expect: [true, false],
  },
  {
    name: 'serverTimestamp gives the same time in all places of a commit',
    async run({ collection }) {
      const now = FieldValue.serverTimestamp();
      await collection.doc('d').set({ a: now, m: { b: now } });
      const data = (await collection.doc('d').get()).data() ?? {};
      return data['a'].isEqual(data['m'].b) && Math.abs(data['a'].toMillis() - Date.now()) < 60_000;
    },
    expect: true,
  },
];

export const writeChecks: Check[] = [...changes.map(asCheck), ...refusals, ...times];
