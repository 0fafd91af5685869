import { describe, expect, test } from 'vitest';
import type { StructuredQuery } from '../model/messages.ts';
import { createResourceNames } from '../model/resource-names.ts';
import { createIndexes } from './indexes.ts';
import type { IndexesFile } from './indexes-file.ts';
import { parseQuery } from './parse-query.ts';

const names = createResourceNames('demo-test');

const FILE: IndexesFile = {
  indexes: [
    {
      collectionGroup: 'cars',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'price', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'cars',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'make', order: 'ASCENDING' },
        { fieldPath: 'price', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'cars',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'year', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'cars', fieldPath: 'description', indexes: [] },
    {
      collectionGroup: 'notes',
      fieldPath: 'by',
      indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
    },
  ],
};

const filter = (fieldPath: string, op: string, value: unknown = 1) => ({
  fieldFilter: {
    field: { fieldPath },
    op,
    value: Array.isArray(value)
      ? { arrayValue: { values: value.map((item) => ({ integerValue: String(item) })) } }
      : { integerValue: String(value) },
  },
});
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
const by = (...fields: string[]) =>
  fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));

function verdict(query: StructuredQuery, aggregated: string[] = [], collectionId = 'cars'): string {
  const allDescendants = collectionId === 'notes';
  const parsed = parseQuery(names, '', { from: [{ collectionId, allDescendants }], ...query });
  try {
    createIndexes(FILE).check(parsed, aggregated);
    return 'served';
  } catch (error) {
    return (error as Error).message;
  }
}

const SERVED: [name: string, query: StructuredQuery][] = [
  ['no condition', {}],
  ['one equality', { where: filter('a', 'EQUAL') }],
  ['several equalities, joined', { where: and(filter('a', 'EQUAL'), filter('b', 'EQUAL')) }],
  [
    'equality and array-contains, joined',
    { where: and(filter('a', 'EQUAL'), filter('t', 'ARRAY_CONTAINS')) },
  ],
  ['one range', { where: and(filter('a', 'GREATER_THAN'), filter('a', 'LESS_THAN', 9)) }],
  ['a range with its own order', { where: filter('a', 'GREATER_THAN'), orderBy: by('-a') }],
  ['one order', { orderBy: by('-a') }],
  ['the order of names', { orderBy: by('__name__') }],
  ['in', { where: filter('a', 'IN', [1, 2]) }],
  ['OR of equalities', { where: or(filter('a', 'EQUAL'), filter('b', 'EQUAL')) }],
  ['an order by a field that is equal anyway', { where: filter('a', 'EQUAL'), orderBy: by('a') }],
  ['a composite index', { where: filter('status', 'EQUAL'), orderBy: by('-price') }],
  [
    'two composite indexes, joined',
    { where: and(filter('status', 'EQUAL'), filter('make', 'EQUAL')), orderBy: by('-price') },
  ],
  [
    'a composite index with array-contains',
    { where: and(filter('tags', 'ARRAY_CONTAINS'), filter('year', 'GREATER_THAN')) },
  ],
  [
    'in beside an order with its index',
    { where: filter('status', 'IN', [1, 2]), orderBy: by('-price') },
  ],
];

const REFUSED: [name: string, query: StructuredQuery, fields: string][] = [
  [
    'equality and another order',
    { where: filter('a', 'EQUAL'), orderBy: by('b') },
    '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"ASCENDING"}',
  ],
  [
    'the other direction',
    { where: filter('status', 'EQUAL'), orderBy: by('price') },
    '{"fieldPath":"status","order":"ASCENDING"},{"fieldPath":"price","order":"ASCENDING"}',
  ],
  [
    'two orders',
    { orderBy: by('a', '-b') },
    '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}',
  ],
  [
    'equality and a range',
    { where: and(filter('a', 'EQUAL'), filter('b', 'GREATER_THAN')) },
    '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"ASCENDING"}',
  ],
  [
    'array-contains and an order',
    { where: filter('t', 'ARRAY_CONTAINS'), orderBy: by('b') },
    '{"fieldPath":"t","arrayConfig":"CONTAINS"},{"fieldPath":"b","order":"ASCENDING"}',
  ],
  [
    'one side of an OR',
    { where: or(filter('status', 'EQUAL'), filter('a', 'EQUAL')), orderBy: by('-price') },
    '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"price","order":"DESCENDING"}',
  ],
  [
    'names in descending order',
    { orderBy: by('-__name__') },
    '{"fieldPath":"__name__","order":"DESCENDING"}',
  ],
];

describe('createIndexes', () => {
  for (const [name, query] of SERVED) {
    test(`the indexes serve a query with ${name}`, () => expect(verdict(query)).toBe('served'));
  }

  for (const [name, query, fields] of REFUSED) {
    test(`a missing index is printed for a query with ${name}`, () => {
      const index = `{"collectionGroup":"cars","queryScope":"COLLECTION","fields":[${fields}]}`;
      expect(verdict(query)).toContain(`Add to "indexes" in firestore.indexes.json: ${index}`);
    });
  }

  test('a sum over a filtered query needs a composite index', () => {
    expect(verdict({ where: filter('a', 'EQUAL') }, ['price'])).toContain('"fieldPath":"price"');
    expect(verdict({}, ['price'])).toBe('served');
  });

  test('a query is refused where an override switched off the index of its field', () => {
    expect(verdict({ orderBy: by('description') })).toContain('Add to "fieldOverrides"');
  });

  test('a collection group query needs an override for each field', () => {
    expect(verdict({ orderBy: by('by') }, [], 'notes')).toBe('served');
    expect(verdict({ orderBy: by('at') }, [], 'notes')).toContain(
      '"queryScope":"COLLECTION_GROUP"',
    );
    expect(verdict({}, [], 'notes')).toBe('served');
  });
});
