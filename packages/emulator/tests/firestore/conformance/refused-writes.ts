import type { Check, World } from './check.ts';
import { commit, DOCUMENTS, documentName, integer, rest } from './rest.ts';

const INVALID = 'INVALID_ARGUMENT';

interface Subject {
  name: string;
  /** The update time of the stored document; long ago where there is none. */
  time: string;
}

const version = (updateTime: string) => ({ currentDocument: { updateTime } });
const there = { currentDocument: { exists: true } };
const missing = { currentDocument: { exists: false } };
const set = ({ name }: Subject, more: object = {}) => ({
  update: { name, fields: { n: integer(1) } },
  ...more,
});
const remove = ({ name }: Subject, more: object = {}) => ({ delete: name, ...more });
const verify = ({ name }: Subject, more: object = {}) => ({ verify: name, ...more });
const transform = (draft: Subject, ...updateTransforms: object[]) =>
  set(draft, { updateTransforms });
const plusOne = (fieldPath: string) => ({ fieldPath, increment: integer(1) });
const vector = {
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: [{ doubleValue: 1 }] } },
    },
  },
};

/** The writes of one commit, and its outcome where their document exists and where it does not. */
const TOGETHER: [
  name: string,
  writes: (draft: Subject) => object[],
  existing: string,
  absent: string,
][] = [
  ['a delete and an update', (d) => [remove(d), set(d, there)], INVALID, INVALID],
  ['two creates', (d) => [set(d, missing), set(d, missing)], INVALID, INVALID],
  ['a set and a create', (d) => [set(d), set(d, missing)], INVALID, INVALID],
  ['an update and a create', (d) => [set(d, there), set(d, missing)], INVALID, INVALID],
  ['a create and an update', (d) => [set(d, missing), set(d, there)], 'ALREADY_EXISTS', 'OK'],
  ['a set and an update', (d) => [set(d), set(d, there)], 'OK', 'OK'],
  ['an update and a delete', (d) => [set(d, there), remove(d, there)], 'OK', 'NOT_FOUND'],
  ['a delete and a create', (d) => [remove(d), set(d, missing)], 'OK', 'OK'],
  [
    'two deletes that both require it',
    (d) => [remove(d, there), remove(d, there)],
    INVALID,
    INVALID,
  ],
  [
    'two deletes that both require its absence',
    (d) => [remove(d, missing), remove(d, missing)],
    'ALREADY_EXISTS',
    'OK',
  ],
  [
    'a set and a delete that requires its absence',
    (d) => [set(d), remove(d, missing)],
    INVALID,
    INVALID,
  ],
  [
    'a create, a delete and a create',
    (d) => [set(d, missing), remove(d), set(d, missing)],
    'ALREADY_EXISTS',
    'OK',
  ],
  [
    'a delete, a create and a create',
    (d) => [remove(d), set(d, missing), set(d, missing)],
    INVALID,
    INVALID,
  ],
  [
    'an update and an update of a version',
    (d) => [set(d, there), set(d, version(d.time))],
    INVALID,
    INVALID,
  ],
  [
    'two updates of one version',
    (d) => [set(d, version(d.time)), set(d, version(d.time))],
    'OK',
    'FAILED_PRECONDITION',
  ],
  [
    'updates of two versions',
    (d) => [set(d, version(d.time)), set(d, version('2020-01-01T00:00:00Z'))],
    INVALID,
    INVALID,
  ],
  [
    'a delete of a version and a set',
    (d) => [remove(d, version(d.time)), set(d)],
    'OK',
    'FAILED_PRECONDITION',
  ],
  [
    'a delete and an update of one version',
    (d) => [remove(d, version(d.time)), set(d, version(d.time))],
    INVALID,
    INVALID,
  ],
  ['a verify and a set', (d) => [verify(d, there), set(d)], INVALID, INVALID],
  ['a set and a verify', (d) => [set(d), verify(d, there)], INVALID, INVALID],
  ['two verifies', (d) => [verify(d, there), verify(d, there)], INVALID, INVALID],
];

async function stored(world: World, exists: boolean): Promise<Subject> {
  const name = documentName(world, exists ? 'there' : 'absent');
  if (!exists) return { name, time: '2019-01-01T00:00:00Z' };
  await commit(world, [{ update: { name, fields: { n: integer(0) } } }]);
  const { body } = await rest(world, 'GET', name);
  return { name, time: String(body['updateTime']) };
}

const together: Check[] = TOGETHER.map(([name, writes, existing, absent]) => ({
  name: `a commit of ${name} of one document answers ${existing}, and ${absent} where it is missing`,
  run: async (world) => [
    await commit(world, writes(await stored(world, true))),
    await commit(world, writes(await stored(world, false))),
  ],
  expect: [existing, absent],
}));

const deep = (collections: number) =>
  `${DOCUMENTS}/${Array.from({ length: collections }, () => 'c/d').join('/')}`;
const path = (segments: number) => Array.from({ length: segments }, () => 'a').join('.');

/** One write, and what the commit answers. */
const ALONE: [name: string, write: (draft: Subject) => object, answer: string][] = [
  ['a delete with a mask', (d) => remove(d, { updateMask: { fieldPaths: ['n'] } }), INVALID],
  ['a delete with transforms', (d) => remove(d, { updateTransforms: [plusOne('n')] }), INVALID],
  ['a verify without a precondition', (d) => verify(d), INVALID],
  ['a verify with a mask', (d) => verify(d, { ...there, updateMask: {} }), INVALID],
  ['an empty transform', ({ name }) => ({ transform: { document: name } }), INVALID],
  [
    'a transform with a mask',
    ({ name }) => ({
      transform: { document: name, fieldTransforms: [plusOne('n')] },
      updateMask: { fieldPaths: ['n'] },
    }),
    INVALID,
  ],
  ['an update and a delete in one', (d) => ({ ...set(d), ...remove(d) }), INVALID],
  [
    'transforms of a map and of a field in it',
    (d) => transform(d, plusOne('m'), plusOne('m.x')),
    INVALID,
  ],
  [
    'transforms of a field and of the map around it',
    (d) => transform(d, plusOne('m.x'), plusOne('m')),
    INVALID,
  ],
  ['two transforms of one field', (d) => transform(d, plusOne('n'), plusOne('n')), 'OK'],
  ['a transform of nothing', (d) => transform(d, { fieldPath: 'n' }), INVALID],
  [
    'an increment by a value without a type',
    (d) => transform(d, { fieldPath: 'n', increment: {} }),
    INVALID,
  ],
  [
    'an array union of a value without a type',
    (d) => transform(d, { fieldPath: 'n', appendMissingElements: { values: [{}] } }),
    INVALID,
  ],
  [
    'an array removal of a value without a type',
    (d) => transform(d, { fieldPath: 'n', removeAllFromArray: { values: [{}] } }),
    INVALID,
  ],
  ['a value without a type', ({ name }) => ({ update: { name, fields: { n: {} } } }), INVALID],
  ['a vector', ({ name }) => ({ update: { name, fields: { n: vector } } }), 'OK'],
  [
    'a vector inside an array',
    ({ name }) => ({ update: { name, fields: { n: { arrayValue: { values: [vector] } } } } }),
    INVALID,
  ],
  [
    'a vector in a map inside an array',
    ({ name }) => ({
      update: {
        name,
        fields: { n: { arrayValue: { values: [{ mapValue: { fields: { v: vector } } }] } } },
      },
    }),
    'OK',
  ],
  [
    'a path of 20 segments in a mask',
    (d) => set(d, { updateMask: { fieldPaths: [path(20)] } }),
    'OK',
  ],
  [
    'a path of 21 segments in a mask',
    (d) => set(d, { updateMask: { fieldPaths: [path(21)] } }),
    INVALID,
  ],
  ['a document below 100 collections', () => ({ update: { name: deep(100), fields: {} } }), 'OK'],
  [
    'a document below 101 collections',
    () => ({ update: { name: deep(101), fields: {} } }),
    INVALID,
  ],
  [
    'a reference through 101 collections',
    ({ name }) => ({ update: { name, fields: { r: { referenceValue: deep(101) } } } }),
    INVALID,
  ],
];

const alone: Check[] = ALONE.map(([name, write, answer]) => ({
  name: `a write of ${name} answers ${answer}`,
  run: async (world) => commit(world, [write(await stored(world, true))]),
  expect: answer,
}));

export const refusedWriteChecks: Check[] = [...together, ...alone];
