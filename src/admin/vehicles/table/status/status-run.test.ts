import { describe, expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { addChange, type StatusChange } from './status-run.ts';

const change = (id: string, from: 'available' | 'sold', to: 'sold' | 'available', version = 2) => ({
  before: aVehicle({ id, status: from, version: version - 1 }),
  after: aVehicle({ id, status: to, version }),
});
const runOf = (...changes: StatusChange[]) => [
  ...changes.reduce(addChange, new Map<string, StatusChange>()).values(),
];

describe('a run of status changes', () => {
  test('a run has every change, so that all five of five can be undone', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const run = runOf(...ids.map((id) => change(id, 'available', 'sold')));
    expect(run.map(({ before }) => before.id)).toEqual(ids);
  });

  test('a vehicle changed twice goes back to what it was before the run, from its last version', () => {
    const first = change('a', 'available', 'sold');
    const second = {
      before: first.after,
      after: aVehicle({ id: 'a', status: 'reserved', version: 3 }),
    };
    expect(runOf(first, second)).toEqual([{ before: first.before, after: second.after }]);
  });

  test('a vehicle that has its first status again leaves the run', () => {
    expect(runOf(change('a', 'available', 'sold'), change('a', 'sold', 'available', 3))).toEqual(
      [],
    );
  });
});
