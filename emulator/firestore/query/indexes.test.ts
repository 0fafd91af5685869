import { describe, expect, test } from 'vitest';
import type { StructuredQuery } from '../requests.ts';
import { createIndexes, type IndexesFile } from './indexes.ts';
import { parseQuery } from './query.ts';

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
  const parsed = parseQuery('', { from: [{ collectionId, allDescendants }], ...query });
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
  ['several equalities', { where: and(filter('a', 'EQUAL'), filter('b', 'EQUAL')) }],
  [
    'an equality and array-contains',
    { where: and(filter('a', 'EQUAL'), filter('t', 'ARRAY_CONTAINS')) },
  ],
  ['one range', { where: and(filter('a', 'GREATER_THAN'), filter('a', 'LESS_THAN', 9)) }],
  ['a range with its own order', { where: filter('a', 'GREATER_THAN'), orderBy: by('-a') }],
  ['one order', { orderBy: by('-a') }],
  ['an order by document name', { orderBy: by('__name__') }],
  ['an IN filter', { where: filter('a', 'IN', [1, 2]) }],
  ['an OR of equalities', { where: or(filter('a', 'EQUAL'), filter('b', 'EQUAL')) }],
  ['an order by a field that an equality fixes', { where: filter('a', 'EQUAL'), orderBy: by('a') }],
  [
    'an equality and an order that have a composite index',
    { where: filter('status', 'EQUAL'), orderBy: by('-price') },
  ],
  [
    'two equalities and an order that two composite indexes serve together',
    { where: and(filter('status', 'EQUAL'), filter('make', 'EQUAL')), orderBy: by('-price') },
  ],
  [
    'array-contains and a range that have a composite index',
    { where: and(filter('tags', 'ARRAY_CONTAINS'), filter('year', 'GREATER_THAN')) },
  ],
  [
    'an IN filter and an order that have a composite index',
    { where: filter('status', 'IN', [1, 2]), orderBy: by('-price') },
  ],
];

const REFUSED: [name: string, query: StructuredQuery, fields: string][] = [
  [
    'an equality and an order by another field',
    { where: filter('a', 'EQUAL'), orderBy: by('b') },
    '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"ASCENDING"}',
  ],
  [
    'an equality and an order against the direction of the index',
    { where: filter('status', 'EQUAL'), orderBy: by('price') },
    '{"fieldPath":"status","order":"ASCENDING"},{"fieldPath":"price","order":"ASCENDING"}',
  ],
  [
    'an order by two fields',
    { orderBy: by('a', '-b') },
    '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}',
  ],
  [
    'an equality and a range of another field',
    { where: and(filter('a', 'EQUAL'), filter('b', 'GREATER_THAN')) },
    '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"ASCENDING"}',
  ],
  [
    'array-contains and an order by another field',
    { where: filter('t', 'ARRAY_CONTAINS'), orderBy: by('b') },
    '{"fieldPath":"t","arrayConfig":"CONTAINS"},{"fieldPath":"b","order":"ASCENDING"}',
  ],
  [
    'an OR of which one side has no index',
    { where: or(filter('status', 'EQUAL'), filter('a', 'EQUAL')), orderBy: by('-price') },
    '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"price","order":"DESCENDING"}',
  ],
  [
    'a descending order by document name',
    { orderBy: by('-__name__') },
    '{"fieldPath":"__name__","order":"DESCENDING"}',
  ],
];

describe('the index check', () => {
  for (const [name, query] of SERVED) {
    test(`the index check accepts a query with ${name}`, () =>
      expect(verdict(query)).toBe('served'));
  }

  for (const [name, query, fields] of REFUSED) {
    test(`the index check refuses a query with ${name} and prints the index to add`, () => {
      const index = `{"collectionGroup":"cars","queryScope":"COLLECTION","fields":[${fields}]}`;
      expect(verdict(query)).toContain(`Add to "indexes" in firestore.indexes.json: ${index}`);
    });
  }

  test('a sum over a filtered query needs a composite index', () => {
    expect(verdict({ where: filter('a', 'EQUAL') }, ['price'])).toContain('"fieldPath":"price"');
    expect(verdict({}, ['price'])).toBe('served');
  });

  test('an order by a field whose index an override switched off is refused', () => {
    expect(verdict({ orderBy: by('description') })).toContain('Add to "fieldOverrides"');
  });

  test('a collection group query needs an index override for each field it orders by', () => {
    expect(verdict({ orderBy: by('by') }, [], 'notes')).toBe('served');
    expect(verdict({ orderBy: by('at') }, [], 'notes')).toContain(
      '"queryScope":"COLLECTION_GROUP"',
    );
    expect(verdict({}, [], 'notes')).toBe('served');
  });
});
