import { expect, it } from 'vitest';
import { type FunctionSpec, readSpec } from '../specification/function-spec.ts';
import { retryDelay } from './retry.ts';

const specOf = (endpoint: object): FunctionSpec =>
  readSpec('fn', { platform: 'gcfv2', ...endpoint }, 'bucket');

const event = (retry: boolean) =>
  specOf({
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilters: { document: 'a/b' },
      retry,
    },
  });
const task = (retryConfig: object) => specOf({ taskQueueTrigger: { retryConfig } });

const delays = (spec: FunctionSpec, count: number, elapsed = 0) =>
  Array.from({ length: count }, (_, index) =>
    retryDelay(spec, { attempts: index + 1, firstTriedAt: 0 }, elapsed, () => 0),
  );

it('an event is not repeated unless its trigger asks for it', () => {
  expect(delays(event(false), 1)).toEqual([null]);
});

it('an event is repeated at growing distances for a day', () => {
  expect(delays(event(true), 4)).toEqual([500, 1000, 2000, 4000]);
  expect(delays(event(true), 30).at(-1)).toBe(600_000);
  expect(delays(event(true), 1, 24 * 3600 * 1000)).toEqual([null]);
});

it('the pauses are spread a little', () => {
  const failed = { attempts: 1, firstTriedAt: 0 };
  expect(retryDelay(event(true), failed, 0, () => 1)).toBe(600);
});

it('a task is tried three times where nothing else is said', () => {
  expect(delays(task({}), 3)).toEqual([100, 200, null]);
});

it('a task’s pauses double, then grow evenly, up to the longest', () => {
  const spec = task({
    maxAttempts: 7,
    minBackoffSeconds: 1,
    maxBackoffSeconds: 10,
    maxDoublings: 2,
  });
  expect(delays(spec, 7)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, null]);
});

it('a task with a limit in time goes on until both limits are reached', () => {
  const spec = task({ maxAttempts: 1, maxRetrySeconds: 60 });
  expect(delays(spec, 1, 59_000)).toEqual([100]);
  expect(delays(spec, 1, 60_000)).toEqual([null]);
});
