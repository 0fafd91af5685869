import { expect, test } from 'vitest';
import { createResourceNames } from '../model/resource-names.ts';
import { parseQuery } from './parse-query.ts';

const either = (field: string) => ({
  compositeFilter: {
    op: 'OR',
    filters: ['1', '2'].map((integerValue) => ({
      fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { integerValue } },
    })),
  },
});

test('a query of a billion disjunctions is refused without building them', () => {
  const filters = Array.from({ length: 30 }, (_, index) => either(`f${index}`));
  const names = createResourceNames('demo-test');
  const where = { compositeFilter: { op: 'AND', filters } };
  expect(() => parseQuery(names, '', { from: [{ collectionId: 'cars' }], where })).toThrow(
    'The query has 1073741824 disjunctions; the maximum is 30.',
  );
});
