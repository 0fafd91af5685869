import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BudgetDeps, stopAtBudget } from '#functions/src/budget/stop-at-budget.ts';
import { startTestEmulator, type TestEmulator } from './support.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(() => emulator.clear());

const spend = (costAmount: number, month = '2026-11-01T07:00:00Z') =>
  JSON.stringify({ costAmount, budgetAmount: 30, costIntervalStart: month, currencyCode: 'EUR' });

/** Google's APIs with these messages on the topic; `calls` has each call. */
function googleWith(messages: string[]) {
  const calls: string[] = [];
  const deps: BudgetDeps = {
    db: emulator.db,
    projectId: 'demo-dealer',
    async call(method, url, body) {
      calls.push(`${method} ${url.replace(/^.*\//u, '')} ${JSON.stringify(body)}`);
      if (!url.endsWith(':pull')) return {};
      const receivedMessages = messages.map((text, index) => ({
        ackId: `a${index}`,
        message: { data: Buffer.from(text).toString('base64') },
      }));
      return messages.length === 0 ? {} : { receivedMessages };
    },
  };
  return { calls, deps };
}

it('a month that has cost less than its budget stops nothing', async () => {
  const { calls, deps } = googleWith([spend(29.99), 'no json']);
  await stopAtBudget(deps);
  expect(calls).toEqual([
    'POST budget:pull {"maxMessages":100}',
    'POST budget:acknowledge {"ackIds":["a0","a1"]}',
  ]);
});

it('a month that has cost its budget sets the functions for visitors and staff to zero, once', async () => {
  const first = googleWith([spend(12), spend(30)]);
  await stopAtBudget(first.deps);
  const zero = '{"scaling":{"scalingMode":"MANUAL","manualInstanceCount":0}}';
  expect(first.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
    `PATCH site?updateMask=scaling ${zero}`,
    `PATCH staff?updateMask=scaling ${zero}`,
  ]);
  // Somebody who starts them again has decided to pay.
  const again = googleWith([spend(31)]);
  await stopAtBudget(again.deps);
  expect(again.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  const next = googleWith([spend(33, '2026-12-01T08:00:00Z')]);
  await stopAtBudget(next.deps);
  expect(next.calls.filter((call) => call.startsWith('PATCH')).length).toBe(2);
});

it('a stop that Google refused is tried again, since its message is not acknowledged', async () => {
  const { calls, deps } = googleWith([spend(40)]);
  const refusing = (method: 'POST' | 'PATCH', url: string, body: object) =>
    method === 'PATCH' ? Promise.reject(new Error('403')) : deps.call(method, url, body);
  await expect(stopAtBudget({ ...deps, call: refusing })).rejects.toThrow('403');
  expect(calls).toEqual(['POST budget:pull {"maxMessages":100}']);
  await stopAtBudget(deps);
  expect(calls.filter((call) => call.startsWith('PATCH')).length).toBe(2);
});

it('without a message nothing is asked of the database or of Google', async () => {
  const { calls, deps } = googleWith([]);
  await stopAtBudget(deps);
  expect(calls.length).toBe(1);
});
