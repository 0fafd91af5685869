import { describe, expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { addChange, type RowChange } from './report-changes.ts';

const kind = { fieldsOf: ({ status }: RowChange['before']) => ({ status }) };
const change = (id: string, from: 'available' | 'sold', to: 'sold' | 'available', version = 2) => ({
  before: aVehicle({ id, status: from, version: version - 1 }),
  after: aVehicle({ id, status: to, version }),
});
const none: ReadonlyMap<string, RowChange> = new Map();
const allOf = (...changes: RowChange[]) => [
  ...changes.reduce((all, one) => addChange(kind, all, one), none).values(),
];

describe('the changes that one toast undoes', () => {
  test('every change is among them, so that all five of five can be undone', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const all = allOf(...ids.map((id) => change(id, 'available', 'sold')));
    expect(all.map(({ before }) => before.id)).toEqual(ids);
  });

  test('a vehicle changed twice goes back to what it was first, from its last version', () => {
    const first = change('a', 'available', 'sold');
    const second = {
      before: first.after,
      after: aVehicle({ id: 'a', status: 'reserved', version: 3 }),
    };
    expect(allOf(first, second)).toEqual([{ before: first.before, after: second.after }]);
  });

  test('a vehicle that has its first status again is no longer among them', () => {
    expect(allOf(change('a', 'available', 'sold'), change('a', 'sold', 'available', 3))).toEqual(
      [],
    );
  });
});
