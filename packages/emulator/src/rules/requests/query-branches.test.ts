import { describe, expect, test } from 'vitest';
import { containsAny, isAmong } from '../values/constraint.ts';
import { Constraint } from '../values/values.ts';
import { queryBranches, queryValue } from './query-branches.ts';

const field = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const int = (value: number) => ({ integerValue: String(value) });
const both = (op: 'AND' | 'OR', ...filters: unknown[]) => ({ compositeFilter: { op, filters } });
const branches = (where: unknown) => queryBranches({ structuredQuery: { where } });

describe('the branches of a query', () => {
  test('a query without a filter is one branch', () => {
    expect(queryBranches(undefined)).toEqual([{ kind: 'fields', data: new Map() }]);
  });

  test('an equality filter fixes the value of its field, under quoted names too', () => {
    expect(
      branches(both('AND', field('a.`b.c`', 'EQUAL', int(1)), field('a.d', 'EQUAL', int(2)))),
    ).toEqual([
      {
        kind: 'fields',
        data: new Map([
          [
            'a',
            new Map([
              ['b.c', 1n],
              ['d', 2n],
            ]),
          ],
        ]),
      },
    ]);
  });

  test('an OR within an AND multiplies the branches', () => {
    const either = both(
      'OR',
      field('a', 'EQUAL', int(1)),
      field('b', 'IN', { arrayValue: { values: [int(2), int(3)] } }),
    );
    expect(branches(both('AND', field('c', 'EQUAL', int(9)), either))).toHaveLength(3);
  });

  test('a range filter becomes a constraint', () => {
    const [branch] = branches(field('n', 'GREATER_THAN', int(5)));
    expect(branch?.kind === 'fields' && branch.data.get('n')).toBeInstanceOf(Constraint);
  });

  test('a filter on the name is a branch of one document', () => {
    const name = { referenceValue: 'projects/p/databases/(default)/documents/cars/a' };
    expect(branches(field('__name__', 'EQUAL', name))).toEqual([
      { kind: 'document', path: 'cars/a' },
    ]);
  });

  test('a contradictory branch is left out', () => {
    const list = { arrayValue: { values: [int(1), int(2)] } };
    expect(branches(both('AND', field('n', 'IN', list), field('n', 'EQUAL', int(2))))).toEqual([
      { kind: 'fields', data: new Map([['n', 2n]]) },
    ]);
  });

  test('more than 100 branches are refused', () => {
    const ten = (name: string) =>
      field(name, 'IN', { arrayValue: { values: Array.from({ length: 11 }, (_, n) => int(n)) } });
    expect(() => branches(both('AND', ten('a'), ten('b')))).toThrow('more than 100 alternatives');
  });
});

test('request.query reads limits as REST and as gRPC send them', () => {
  expect(queryValue({ structuredQuery: { limit: 3 } }).get('limit')).toBe(3n);
  expect(queryValue({ structuredQuery: { limit: { value: 3 } } }).get('limit')).toBe(3n);
  expect(queryValue({ structuredQuery: {} }).get('limit')).toBeNull();
});

describe('a constraint that a query does not settle', () => {
  const above5 = new Constraint([{ kind: '>', bound: 5n }]);

  // Google's emulator says false to these three, so their negation would let the list through.
  test('the operator in throws for a constraint that the query does not settle', () => {
    expect(() => isAmong(above5, [7n])).toThrow('does not settle');
  });

  test('hasAny throws for a constraint that the query does not settle', () => {
    const holdsX = new Constraint([{ kind: 'contains', item: 'x' }]);
    expect(() => containsAny(holdsX, ['y'])).toThrow('does not settle');
  });
});
