import { FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import type { Check } from './check.ts';
import { outcome } from './check.ts';

const deep = (levels: number): object => (levels === 0 ? { leaf: 1 } : { a: deep(levels - 1) });

/** Values that are stored and read back unchanged. */
const STORED: [name: string, value: unknown][] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['minus zero', -0],
  ['an integer', 42],
  ['the largest safe integer', Number.MAX_SAFE_INTEGER],
  ['a fraction', 0.1],
  ['a huge double', 1.7e308],
  ['the smallest double', 5e-324],
  ['infinity', Number.POSITIVE_INFINITY],
  ['minus infinity', Number.NEGATIVE_INFINITY],
  ['not a number', Number.NaN],
  ['an empty string', ''],
  ['Danish letters', 'Æblegrød på Ærø'],
  ['an emoji', '🚗'],
  ['a string of many lines', 'a\nb\r\n\tc\0'],
  ['empty bytes', Buffer.from([])],
  ['bytes', Buffer.from([0, 255, 128])],
  ['a timestamp with microseconds', new Timestamp(1_700_000_000, 123_456_000)],
  ['a timestamp before 1970', new Timestamp(-1, 999_999_000)],
  ['the earliest timestamp', new Timestamp(-62_135_596_800, 0)],
  ['the latest timestamp', new Timestamp(253_402_300_799, 999_999_000)],
  ['a geo point', new GeoPoint(55.6761, 12.5683)],
  ['a geo point at the edge of its range', new GeoPoint(-90, 180)],
  ['an empty list', []],
  ['a list of many types', [1, 'a', null, true, { b: [1] }]],
  ['an empty map', {}],
  ['nested maps', { a: { b: { c: [{ d: 1 }] } } }],
  ['keys with dots and spaces', { 'a.b': 1, 'c d': 2, '`': 3, 'æ/ø': 4 }],
  ['maps twenty levels deep', deep(18)],
  ['a vector', FieldValue.vector([1, -0.5, 3])],
];

const stored: Check[] = STORED.map(([name, value]) => ({
  name: `Firestore stores ${name} and reads it back`,
  async run({ collection }) {
    const document = collection.doc();
    await document.set({ value });
    return (await document.get()).get('value');
  },
  expect: value,
}));

/** Values that Firestore refuses. */
const REFUSED: [name: string, value: unknown][] = [
  ['a map with a reserved key', { __reserved__: 1 }],
  ['a string of more than 1 MiB less 89 bytes', 'x'.repeat(1_048_488)],
  ['bytes of more than 1 MiB less 89 bytes', Buffer.alloc(1_048_488)],
];

const refused: Check[] = REFUSED.map(([name, value]) => ({
  name: `Firestore refuses ${name}`,
  run: ({ collection }) => outcome(collection.doc().set({ value })),
  expect: 'invalid-argument',
}));

const special: Check[] = [
  {
    name: 'Firestore truncates timestamps to microseconds',
    async run({ collection }) {
      const document = collection.doc();
      await document.set({ at: new Timestamp(5, 123_456_789) });
      return (await document.get()).get('at').nanoseconds;
    },
    expect: 123_456_000,
  },
  {
    name: 'Firestore stores 64-bit integers exactly',
    async run({ collection }) {
      const document = collection.doc();
      await document.set({ value: 9_223_372_036_854_775_807n });
      await document.update({ other: 1 });
      const same = await collection.where('value', '==', 9_223_372_036_854_775_807n).get();
      const near = await collection.where('value', '==', 9_223_372_036_854_775_806n).get();
      return [same.size, near.size];
    },
    expect: [1, 0],
  },
  {
    name: 'Firestore stores references to documents',
    async run({ collection }) {
      const document = collection.doc('a');
      await document.set({ to: collection.doc('b').collection('c').doc('d') });
      return (await document.get()).get('to').path.split('/').slice(1);
    },
    expect: ['b', 'c', 'd'],
  },
  {
    name: 'Firestore counts names and values towards the 1 MiB of a document',
    async run({ collection }) {
      const half = 'x'.repeat(524_288);
      const name = 16 + collection.id.length + 1 + 2;
      const remaining = 1_048_576 - 32 - name - (2 + half.length + 1) - (2 + 1);
      const fits = await outcome(collection.doc('a').set({ u: half, v: 'x'.repeat(remaining) }));
      const tooLarge = await outcome(
        collection.doc('b').set({ u: half, v: 'x'.repeat(remaining + 1) }),
      );
      return [fits, tooLarge];
    },
    expect: ['done', 'invalid-argument'],
  },
];

/** Document ids, and the outcome of a write to each. */
const NAMES: [id: string, expected: string][] = [
  ['plain', 'done'],
  ['with space', 'done'],
  ['æøå-🚗', 'done'],
  ['a:b', 'done'],
  ['percent%2F', 'done'],
  ['..a', 'done'],
  ['__id7__', 'done'],
  ['__reserved__', 'invalid-argument'],
  ['x'.repeat(1500), 'done'],
  ['x'.repeat(1501), 'invalid-argument'],
];

const names: Check[] = NAMES.map(([id, expected]) => ({
  name: `${expected === 'done' ? 'Firestore accepts' : 'Firestore refuses'} the document id ${id.slice(0, 14)} (${id.length})`,
  async run({ collection }) {
    const result = await outcome(collection.doc(id).set({ v: 1 }));
    if (result !== 'done') return result;
    return (await collection.get()).docs.map((document) => document.id).join() === id && result;
  },
  expect: expected,
}));

const fieldNames: Check[] = [
  ...(['plain', 'with space', 'a.b', '1st', 'x'.repeat(1500)] as const).map((field) => ({
    name: `Firestore accepts the field name ${field.slice(0, 12)} (${field.length})`,
    run: async ({ collection }: Parameters<Check['run']>[0]) => {
      await collection.doc('a').set({ [field]: 1 });
      return Object.keys((await collection.doc('a').get()).data() ?? {});
    },
    expect: [field],
  })),
  ...(['__reserved__', 'x'.repeat(1501)] as const).map((field) => ({
    name: `Firestore refuses the field name ${field.slice(0, 12)} (${field.length})`,
    run: ({ collection }: Parameters<Check['run']>[0]) =>
      outcome(collection.doc('a').set({ [field]: 1 })),
    expect: 'invalid-argument',
  })),
];

export const valueChecks: Check[] = [...stored, ...refused, ...special, ...names, ...fieldNames];
