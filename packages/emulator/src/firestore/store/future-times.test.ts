import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCommitClock } from './commit-clock.ts';
import { openDocuments } from './documents.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Opens a database whose one document was stored at `time`; returns the log and the next commit
 * time.
 */
function reopen(time: string) {
  const database = new DatabaseSync(':memory:');
  openDocuments(database, () => {}).persist('c/a', {
    path: 'c/a',
    fields: {},
    createTime: '2026-04-01T00:00:00.000000Z',
    updateTime: time,
  });
  const lines: string[] = [];
  const documents = openDocuments(database, (line) => lines.push(line));
  const { createTime, updateTime } = documents.get('c/a') ?? {};
  return {
    lines,
    createTime,
    updateTime,
    next: createCommitClock(documents.newestUpdate()).next(),
  };
}

test('the log reports a clock that was ahead, and later commits have the right time', () => {
  const { lines, createTime, next, updateTime } = reopen('2036-11-19T00:00:00.000000Z');
  expect(lines).toEqual([expect.stringContaining('the last at 2036-11-19')]);
  expect([createTime, updateTime]).toEqual([
    '2026-04-01T00:00:00.000000Z',
    '2026-05-01T12:00:00.000000Z',
  ]);
  expect(next).toBe('2026-05-01T12:00:00.000001Z');
});

test('a clock that was a few seconds ahead stands still for as long, and logs nothing', () => {
  const { lines, next } = reopen('2026-05-01T12:00:05.000000Z');
  expect(lines).toEqual([]);
  expect(next).toBe('2026-05-01T12:00:05.000001Z');
});

test('the log of a running emulator reports a clock that was ahead, and later times are right', () => {
  const database = new DatabaseSync(':memory:');
  const lines: string[] = [];
  const documents = openDocuments(database, (line) => lines.push(line));
  const clock = createCommitClock(documents.newestUpdate(), documents.resetFutureTimes);
  const store = (path: string) => {
    const time = clock.next();
    const fields = { n: { integerValue: '1' } };
    const state = { path, fields, createTime: time, updateTime: time };
    documents.publish(path, documents.persist(path, state));
  };
  store('c/before');
  vi.setSystemTime(Date.parse('2036-11-19T00:00:00Z'));
  store('c/ahead');
  const snapshot = documents.snapshot();
  vi.setSystemTime(Date.parse('2026-05-01T12:00:10Z'));
  store('c/after');
  expect(lines).toEqual([
    expect.stringMatching(/clock was ahead\..+ meanwhile: 1, the last at 2036-11-19/u),
  ]);
  const timesOf = (source: typeof documents) =>
    source.collection('c').map(({ path, updateTime }) => `${path} ${updateTime}`);
  const expected = [
    'c/after 2026-05-01T12:00:10.000001Z',
    'c/ahead 2026-05-01T12:00:10.000000Z',
    'c/before 2026-05-01T12:00:00.000000Z',
  ];
  expect(timesOf(documents)).toEqual(expected);
  expect(timesOf(openDocuments(database, () => {}))).toEqual(expected);
  expect(snapshot.collection('c')[0]?.updateTime).toMatch(/^2036/u);
  expect(documents.get('c/ahead')?.fields).toEqual({ n: { integerValue: '1' } });
});
