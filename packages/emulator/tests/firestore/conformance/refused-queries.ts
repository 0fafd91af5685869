import { FieldPath } from '@google-cloud/firestore';
import type { Check, World } from './check.ts';
import { DOCUMENTS, documentName, integer, type Json, rest, store } from './rest.ts';

const INVALID = 'INVALID_ARGUMENT';

const where = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const equal = (fieldPath: string, value: object) => where(fieldPath, 'EQUAL', value);
const above = (fieldPath: string) => where(fieldPath, 'GREATER_THAN', integer(0));
const all = (...filters: object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } });
const any = (...filters: object[]) => ({ where: { compositeFilter: { op: 'OR', filters } } });
const times = (count: number, make: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => make(index));
const list = (...values: object[]) => ({ arrayValue: { values } });
const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
const order = (...fieldPaths: string[]) => ({
  orderBy: fieldPaths.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
});
const startAt = (...values: object[]) => ({ ...order('n'), startAt: { values } });
const elsewhere = { referenceValue: 'projects/demo-test/databases/other/documents/a/b' };
const path = (segments: number) => Array.from({ length: segments }, () => 'a').join('.');
const deep = (collections: number) =>
  `${DOCUMENTS}/${Array.from({ length: collections }, () => 'c/d').join('/')}`;

type Named = (id: string) => object;

const QUERIES: [name: string, query: (named: Named) => object, answer: string, parent?: string][] =
  [
    [
      'a name and an inequality on another field',
      (named) => all(equal('__name__', named('a')), above('n')),
      INVALID,
    ],
    [
      'names in a list and an inequality',
      (named) => all(where('__name__', 'IN', list(named('a'))), above('n')),
      INVALID,
    ],
    ['a name or an inequality', (named) => any(equal('__name__', named('a')), above('n')), INVALID],
    [
      'a name, a range of names and an inequality',
      (named) =>
        all(
          equal('__name__', named('a')),
          where('__name__', 'GREATER_THAN', named('a')),
          above('n'),
        ),
      'OK',
    ],
    [
      'a name and an equality',
      (named) => all(equal('__name__', named('a')), equal('n', integer(0))),
      'OK',
    ],
    [
      'a range of names and an inequality',
      (named) => all(where('__name__', 'GREATER_THAN', named('a')), above('n')),
      'OK',
    ],
    ['a name of another database', () => ({ where: equal('__name__', elsewhere) }), INVALID],
    [
      'names above one of another database',
      () => ({ where: where('__name__', 'GREATER_THAN', elsewhere) }),
      INVALID,
    ],
    ['a reference to another database in a field', () => ({ where: equal('n', elsewhere) }), 'OK'],
    [
      'a cursor at a name of another database',
      () => ({ ...order('__name__'), startAt: { values: [elsewhere] } }),
      INVALID,
    ],
    ['inequalities on 10 fields', () => all(...times(10, (n) => above(`f${n}`))), 'OK'],
    ['inequalities on 11 fields', () => all(...times(11, (n) => above(`f${n}`))), INVALID],
    ['100 filters', () => all(...times(100, (n) => equal(`f${n}`, integer(n)))), 'OK'],
    ['101 filters', () => all(...times(101, (n) => equal(`f${n}`, integer(n)))), INVALID],
    ['101 filters that say the same', () => all(...times(101, () => equal('n', integer(0)))), 'OK'],
    [
      '100 filters and an order',
      () => ({ ...all(...times(100, (n) => equal(`f${n}`, integer(n)))), ...order('n') }),
      INVALID,
    ],
    [
      '100 filters below a document',
      () => all(...times(100, (n) => equal(`f${n}`, integer(n)))),
      INVALID,
      `${DOCUMENTS}/a/b`,
    ],
    ['a text of 1,499 bytes', () => ({ where: equal('n', text(1499)) }), 'OK'],
    ['a text of 1,500 bytes', () => ({ where: equal('n', text(1500)) }), INVALID],
    [
      '30 texts of 100 bytes',
      () => ({
        where: where('n', 'IN', list(...times(30, (n) => ({ stringValue: `${n}`.padEnd(100) })))),
      }),
      'OK',
    ],
    [
      'a list with a text of 1,500 bytes',
      () => ({ where: where('n', 'IN', list(text(1500))) }),
      INVALID,
    ],
    [
      'a map of more than 1,500 bytes',
      () => ({ where: equal('n', { mapValue: { fields: { k: text(1499) } } }) }),
      INVALID,
    ],
    [
      'a document name of 1,500 bytes',
      (named) => ({ where: equal('__name__', named('x'.repeat(1500))) }),
      'OK',
    ],
    [
      'a list of document names of 1,500 bytes',
      (named) => ({ where: where('__name__', 'IN', list(named('x'.repeat(1500)))) }),
      'OK',
    ],
    [
      'a reference of 1,500 bytes in a field',
      (named) => ({ where: equal('n', named('x'.repeat(1500))) }),
      INVALID,
    ],
    ['a value without a type', () => ({ where: equal('n', {}) }), INVALID],
    [
      'an inequality with a value without a type',
      () => ({ where: where('n', 'LESS_THAN', {}) }),
      INVALID,
    ],
    ['a list of values without a type', () => ({ where: where('n', 'IN', list({})) }), INVALID],
    ['a cursor at a value without a type', () => startAt({}), INVALID],
    ['a cursor at a list of values without a type', () => startAt(list({})), INVALID],
    ['a value of two types', () => ({ where: equal('n', { ...integer(1), ...text(1) }) }), INVALID],
    [
      'a latitude of 100',
      () => ({ where: equal('n', { geoPointValue: { latitude: 100 } }) }),
      INVALID,
    ],
    [
      'a reference that names no document',
      () => ({ where: equal('n', { referenceValue: 'x' }) }),
      INVALID,
    ],
    [
      'an unknown operator',
      () => ({ where: where('n', 'OPERATOR_UNSPECIFIED', integer(1)) }),
      INVALID,
    ],
    ['a filter that says nothing', () => ({ where: {} }), INVALID],
    ['a field path of 21 segments', () => ({ where: equal(path(21), integer(1)) }), INVALID],
    ['an order by a path of 21 segments', () => order(path(21)), INVALID],
    ['an order after the document name', () => order('__name__', 'n'), INVALID],
    [
      'an order by name and an inequality',
      () => ({ ...order('__name__'), where: above('n') }),
      INVALID,
    ],
    ['a limit of 1.5', () => ({ limit: 1.5 }), INVALID],
    ['a parent below 100 collections', () => ({}), 'OK', deep(100)],
    ['a parent below 101 collections', () => ({}), INVALID, deep(101)],
  ];

async function run(world: World, query: (named: Named) => object, parent: string): Promise<string> {
  await store(world, ['a', 'b']);
  const named: Named = (id) => ({ referenceValue: documentName(world, id) });
  const from = [{ collectionId: world.collection.id }];
  const body = { structuredQuery: { from, ...query(named) } };
  return (await rest(world, 'POST', `${parent}:runQuery`, body)).status;
}

const queries: Check[] = QUERIES.map(([name, query, answer, parent = DOCUMENTS]) => ({
  name: `a query with ${name} answers ${answer}`,
  run: (world) => run(world, query, parent),
  expect: answer,
}));

/** The SDK's own tests read it. */
const nameBesideInequality: Check = {
  name: 'the refusal of a name beside an inequality on another field says why',
  run: async ({ collection }) => {
    const query = collection.where(FieldPath.documentId(), '==', 'a').where('n', '!=', 42);
    const refused = await query.get().catch((error: Error) => error.message);
    return /Equality on key[^.]+\./.exec(String(refused))?.[0];
  },
  expect:
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
};

const AGGREGATIONS: [name: string, aggregations: Json[]][] = [
  ['nothing to aggregate', [{ alias: 'x' }]],
  ['a reserved alias', [{ alias: '__x__', count: {} }]],
];

const aggregations: Check[] = AGGREGATIONS.map(([name, wanted]) => ({
  name: `an aggregation query with ${name} is invalid`,
  async run(world) {
    const structuredQuery = { from: [{ collectionId: world.collection.id }] };
    const body = { structuredAggregationQuery: { structuredQuery, aggregations: wanted } };
    return (await rest(world, 'POST', `${DOCUMENTS}:runAggregationQuery`, body)).status;
  },
  expect: INVALID,
}));

export const refusedQueryChecks: Check[] = [...queries, nameBesideInequality, ...aggregations];
