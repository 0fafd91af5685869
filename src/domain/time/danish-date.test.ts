import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, danishDate, endOfDanishDay, startOfDanishDay } from './danish-date.ts';

test('a Danish day begins an hour before that of UTC in winter and two in summer', () => {
  expect(startOfDanishDay('2026-01-15').toISOString()).toBe('2026-01-14T23:00:00.000Z');
  expect(startOfDanishDay('2026-07-15').toISOString()).toBe('2026-07-14T22:00:00.000Z');
});

test('a day begins at its own midnight where the clocks change on it', () => {
  expect(startOfDanishDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDanishDay('2026-03-30').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDanishDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(startOfDanishDay('2026-10-26').toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

test('the first moment of any day has its date, and the moment before that of the day before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const day = addDays('1998-01-01', days);
      const start = startOfDanishDay(day);
      expect(danishDate(start)).toBe(day);
      expect(danishDate(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    }),
  );
});

test('days are counted over the ends of months, years and leap years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('a Danish day is over at its midnight, and has no end to wait for after that', () => {
  const over = new Date('2026-12-31T23:00:00Z');
  expect(endOfDanishDay('2026-12-31', new Date(over.getTime() - 1))).toEqual(over);
  expect(endOfDanishDay('2026-12-31', over)).toBeNull();
});
