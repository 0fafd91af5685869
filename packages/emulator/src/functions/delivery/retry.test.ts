import { expect, it } from 'vitest';
import { type FunctionSpec, readSpec } from '../specification/function-spec.ts';
import { retryDelay } from './retry.ts';

const specOf = (endpoint: object): FunctionSpec =>
  readSpec(
    'fn',
    { platform: 'gcfv2', ...endpoint },
    { bucket: 'bucket', databases: ['(default)'] },
  );

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

it('an event is not retried unless its trigger sets retry', () => {
  expect(delays(event(false), 1)).toEqual([null]);
});

it('an event is retried with exponential backoff for a day', () => {
  expect(delays(event(true), 4)).toEqual([500, 1000, 2000, 4000]);
  expect(delays(event(true), 30).at(-1)).toBe(600_000);
  expect(delays(event(true), 1, 24 * 3600 * 1000)).toEqual([null]);
});

it('the backoff has up to 20 % jitter', () => {
  const failed = { attempts: 1, firstTriedAt: 0 };
  expect(retryDelay(event(true), failed, 0, () => 1)).toBe(600);
});

it('a task has three attempts by default', () => {
  expect(delays(task({}), 3)).toEqual([100, 200, null]);
});

it('the backoff of a task doubles, then grows linearly up to its maximum', () => {
  const spec = task({
    maxAttempts: 7,
    minBackoffSeconds: 1,
    maxBackoffSeconds: 10,
    maxDoublings: 2,
  });
  expect(delays(spec, 7)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, null]);
});

it('a task with maxRetrySeconds is retried until both limits are reached', () => {
  const spec = task({ maxAttempts: 1, maxRetrySeconds: 60 });
  expect(delays(spec, 1, 59_000)).toEqual([100]);
  expect(delays(spec, 1, 60_000)).toEqual([null]);
});
