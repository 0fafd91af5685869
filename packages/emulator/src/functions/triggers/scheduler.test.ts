import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOutbox } from '../delivery/outbox.ts';
import { readSpec } from '../specification/function-spec.ts';
import { createScheduler } from './scheduler.ts';

const RESOURCES = { bucket: 'demo-test.appspot.com', databases: ['(default)'] };

let database: DatabaseSync;
let runs: string[];
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  runs = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  database.close();
});

/** An emulator with a function `sweep` that runs every five minutes, from `time` for some minutes. */
function runFor(minutes: number, time: string): void {
  vi.setSystemTime(Date.parse(time));
  const outbox = openOutbox(database);
  const add = () => runs.push(new Date().toISOString());
  const options = { database, wake: () => {}, log: () => {} };
  const scheduler = createScheduler({ ...options, outbox: { ...outbox, add } });
  const endpoint = { platform: 'gcfv2', scheduleTrigger: { schedule: 'every 5 minutes' } };
  scheduler.begin(new Map([['sweep', readSpec('sweep', endpoint, RESOURCES)]]));
  vi.advanceTimersByTime(minutes * 60_000);
  scheduler.stop();
}

test('a scheduled function runs at its times after the clock was set back by two days', () => {
  runFor(6, '2026-05-03T12:01:00Z');
  expect(runs).toEqual(['2026-05-03T12:05:00.000Z']);
  runFor(6, '2026-05-01T12:01:00Z');
  expect(runs.slice(1)).toEqual(['2026-05-01T12:05:00.000Z']);
});

test('a scheduled function runs at its times after the clock was set back while the emulator runs', () => {
  vi.setSystemTime(Date.parse('2026-05-03T12:01:00Z'));
  runFor(0, '2026-05-03T12:01:00Z');
  runFor(1, '2026-05-01T12:01:00Z');
  runFor(6, '2026-05-01T12:02:00Z');
  expect(runs).toEqual(['2026-05-01T12:05:00.000Z']);
});
