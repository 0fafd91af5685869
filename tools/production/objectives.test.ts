import { expect, it } from 'vitest';
import { isMissed, measureObjectives, traceEdit } from './objectives.ts';

const BEGIN = Date.parse('2026-11-24T12:00:00Z');
const line = (seconds: number, message: string, revision?: number) => ({
  timestamp: new Date(BEGIN + seconds * 1000).toISOString(),
  jsonPayload: { message, ...(revision !== undefined && { revision }) },
});
const edit = (seconds: number, revision: number) =>
  line(seconds, 'public content changed', revision);
const release = (seconds: number, revision: number) => line(seconds, 'build published', revision);

it('an edit counts as public with the first release that has its revision or a later one', () => {
  const [edits] = measureObjectives([
    ...[release(5, 1), edit(6, 2), edit(7, 3), release(20, 3)],
    ...[edit(100, 4), release(101, 3), release(161, 4)],
  ]);
  expect(edits).toMatchObject({ good: 2, all: 3 });
  expect(edits && isMissed(edits)).toBe(true);
});

it('an edit that no release followed is missed, unless it is of the last minute', () => {
  const never = [edit(0, 1), line(200, 'inquiry stored')];
  expect(measureObjectives(never)[0]).toMatchObject({ good: 0, all: 1 });
  expect(measureObjectives([...never, edit(180, 2)])[0]).toMatchObject({ good: 0, all: 1 });
});

it('one of a thousand inquiries may be refused, and two are too many', () => {
  const stored = Array.from({ length: 999 }, (_, index) => line(index, 'inquiry stored'));
  const lost = line(1, 'inquiry not stored');
  const [, one] = measureObjectives([...stored, lost]);
  expect(one).toMatchObject({ good: 999, all: 1000 });
  expect(one && isMissed(one)).toBe(false);
  const [, two] = measureObjectives([...stored, lost, lost]);
  expect(two && isMissed(two)).toBe(true);
});

it('a log without lines misses nothing, and a line of another form is an error', () => {
  expect(measureObjectives([]).filter(isMissed)).toEqual([]);
  expect(() => measureObjectives([{ timestamp: 'now' }])).toThrow();
});

it('the line of an edit leads from its save to the first release that has it', () => {
  const changed = edit(1, 7);
  const saved = { ...changed, jsonPayload: { ...changed.jsonPayload, path: 'vehicles/golf' } };
  const lines = [
    ...[release(30, 9), edit(2, 8), saved, line(3, 'build requested', 8), edit(0, 6)],
    ...[line(0.5, 'build failed', 6), release(60, 10)],
  ];
  expect(traceEdit(lines, 7)).toEqual([
    '2026-11-24T12:00:01.000Z +0.0 s public content changed vehicles/golf',
    '2026-11-24T12:00:02.000Z +1.0 s public content changed',
    '2026-11-24T12:00:03.000Z +2.0 s build requested',
    '2026-11-24T12:00:30.000Z +29.0 s build published',
  ]);
  expect(traceEdit(lines, 99)).toEqual([]);
});
