// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { $toasts, dismissAllToasts } from '#components/ui/toast/toast-store.ts';
import type { ChangeRun } from './change-journal.ts';
import { startRun } from './start-run.ts';
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
