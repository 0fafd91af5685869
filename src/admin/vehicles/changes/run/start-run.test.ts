// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { $toasts, dismissAllToasts } from '#components/ui/toast/toast-store.ts';
import type { VehicleChange } from '../vehicle-change.ts';
import type { ChangeRun } from './change-journal.ts';
import { startRun, summary } from './start-run.ts';
import { $unfinished } from './unfinished.ts';

beforeEach(dismissAllToasts);

const anImport = (id: string): ChangeRun => ({
  ...{ id, uid: 'anna', kind: 'import', title: 'Import af biler.csv' },
  ...{ startedAt: new Date(), changes: [], outcomes: null, closed: false },
});

test('an import waits for a decision about an interrupted one, whose cars it would add again', async () => {
  const interrupted = anImport('a');
  $unfinished.set(interrupted);
  expect(await startRun(anImport('b'))).toBeNull();
  expect($toasts.get()).toMatchObject([{ title: 'Importen er ikke begyndt' }]);
  expect($unfinished.get()).toBe(interrupted);
});

test('the result of a run says one vehicle by its singular, and of an undo that all is as before', () => {
  const change = (id: string): VehicleChange => ({
    ...{ id, name: 'Fiat 500', version: 0, before: null, after: { price: 1 } },
  });
  const result = (kind: ChangeRun['kind'], ids: string[]) =>
    summary({
      ...anImport('a'),
      kind,
      changes: ids.map(change),
      outcomes: new Map(ids.map((id) => [id, { kind: 'saved', version: 1 }])),
    });
  expect(result('import', ['a'])).toBe('1 ny bil er importeret');
  expect(result('import', ['a', 'b'])).toBe('2 nye biler er importeret');
  expect(result('undo', ['a'])).toBe('1 bil er som før');
  expect(result('undo', ['a', 'b'])).toBe('2 biler er som før');
});
