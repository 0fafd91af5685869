import { FieldValue } from '@google-cloud/firestore';
import type { Check } from './check.ts';
import { asCheck, type Change } from './writes.ts';

/** The value of a field, a transform, and the value that results. */
const TRANSFORMS: [name: string, before: unknown, transform: FieldValue, after: unknown][] = [
  ['increment adds integers', 1, FieldValue.increment(2), 3],
  ['increment subtracts', 1, FieldValue.increment(-5), -4],
  ['increment mixes integer and double', 1, FieldValue.increment(0.5), 1.5],
  ['increment adds to a double', 1.5, FieldValue.increment(1), 2.5],
  ['increment treats a missing field as zero', undefined, FieldValue.increment(3), 3],
  ['increment replaces a string', 'x', FieldValue.increment(3), 3],
  ['increment replaces null', null, FieldValue.increment(2.5), 2.5],
  ['increment of NaN stays NaN', Number.NaN, FieldValue.increment(1), Number.NaN],
  [
    'increment by negative infinity gives negative infinity',
    1,
    FieldValue.increment(-Infinity),
    -Infinity,
  ],
  ['maximum leaves a value that is larger', 5, FieldValue.maximum(3), 5],
  ['maximum replaces a value that is smaller', 5, FieldValue.maximum(8), 8],
  ['maximum compares double and integer', 5, FieldValue.maximum(5.5), 5.5],
  ['maximum sets a missing field to its operand', undefined, FieldValue.maximum(8), 8],
  ['maximum replaces a string', 'z', FieldValue.maximum(8), 8],
  ['maximum of NaN is NaN', Number.NaN, FieldValue.maximum(8), Number.NaN],
  ['minimum leaves a value that is smaller', 3, FieldValue.minimum(5), 3],
  ['minimum replaces a value that is larger', 5, FieldValue.minimum(-1), -1],
  ['minimum sets a missing field to its operand', undefined, FieldValue.minimum(8), 8],
  ['minimum replaces a map', { a: 1 }, FieldValue.minimum(8), 8],
  ['arrayUnion appends', [1], FieldValue.arrayUnion(2, 3), [1, 2, 3]],
  [
    'arrayUnion skips elements that are already there',
    [1, 'a'],
    FieldValue.arrayUnion('a', 1),
    [1, 'a'],
  ],
  ['arrayUnion treats 1 and 1.0 as equal', [1], FieldValue.arrayUnion(1.0), [1]],
  [
    'arrayUnion appends an element once that it is given twice',
    [],
    FieldValue.arrayUnion(2, 2),
    [2],
  ],
  [
    'arrayUnion leaves duplicates that were already there',
    [1, 1],
    FieldValue.arrayUnion(2),
    [1, 1, 2],
  ],
  ['arrayUnion compares maps whole', [{ a: 1 }], FieldValue.arrayUnion({ a: 1 }), [{ a: 1 }]],
  ['arrayUnion finds null and NaN', [null, NaN], FieldValue.arrayUnion(null, NaN), [null, NaN]],
  ['arrayUnion creates a missing field', undefined, FieldValue.arrayUnion(1), [1]],
  ['arrayUnion replaces a value that is no array', 'x', FieldValue.arrayUnion(1), [1]],
  ['arrayRemove removes all elements that are equal', [1, 2, 1], FieldValue.arrayRemove(1), [2]],
  ['arrayRemove of a missing element changes nothing', [1], FieldValue.arrayRemove(2), [1]],
  ['arrayRemove compares maps whole', [{ a: 1 }, 2], FieldValue.arrayRemove({ a: 1 }), [2]],
  ['arrayRemove makes a missing field an empty array', undefined, FieldValue.arrayRemove(1), []],
  [
    'arrayRemove replaces a value that is no array by an empty one',
    'x',
    FieldValue.arrayRemove(1),
    [],
  ],
];

const transforms: Check[] = TRANSFORMS.map(([name, before, transform, after]) =>
  asCheck({
    name,
    before: { other: true, ...(before !== undefined && { value: before }) },
    change: (document) => document.update({ value: transform }),
    after: { other: true, value: after },
  }),
);

const nested: Change[] = [
  {
    name: 'transforms change nested fields',
    before: { m: { n: 1, k: 2 } },
    change: (document) => document.update({ 'm.n': FieldValue.increment(1) }),
    after: { m: { n: 2, k: 2 } },
  },
  {
    name: 'transforms run after the fields of the same write',
    before: { n: 1 },
    change: (document) => document.set({ n: 10, at: FieldValue.increment(5) }),
    after: { n: 10, at: 5 },
  },
  {
    name: 'a merge with transforms alone creates the document',
    change: (document) => document.set({ n: FieldValue.increment(5) }, { merge: true }),
    after: { n: 5 },
  },
];

export const transformChecks: Check[] = [...transforms, ...nested.map(asCheck)];
