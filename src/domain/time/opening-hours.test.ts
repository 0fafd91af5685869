import { expect, test } from 'vitest';
import {
  afterOpenMinutes,
  isPublicHoliday,
  openingState,
  openMinutesBetween,
} from './opening-hours.ts';

const HOURS = { weekdays: { opens: '09:00', closes: '18:00' }, closedDays: ['12-24', '12-31'] };
const after = (from: string, hours: number) =>
  afterOpenMinutes(new Date(from), hours * 60, HOURS).toISOString();
const between = (from: string, to: string) =>
  openMinutesBetween(new Date(from), new Date(to), HOURS);

test('a promise counts opening hours only, and goes on the next open day', () => {
  // Monday 23 November 2026, winter time.
  expect(after('2026-11-23T09:00:00Z', 4)).toBe('2026-11-23T13:00:00.000Z');
  // 16.20: four hours later is Tuesday 11.20.
  expect(after('2026-11-23T15:20:00Z', 4)).toBe('2026-11-24T10:20:00.000Z');
  // Friday 17.00 and Saturday count until Monday.
  expect(after('2026-11-27T16:00:00Z', 4)).toBe('2026-11-30T11:00:00.000Z');
  expect(after('2026-11-28T11:00:00Z', 4)).toBe('2026-11-30T12:00:00.000Z');
  // Before opening and at the very close.
  expect(after('2026-11-24T02:00:00Z', 9)).toBe('2026-11-24T17:00:00.000Z');
  expect(after('2026-11-23T17:00:00Z', 1)).toBe('2026-11-24T09:00:00.000Z');
});

test('a promise is rounded up to five minutes', () => {
  expect(after('2026-11-23T09:01:12Z', 4)).toBe('2026-11-23T13:05:00.000Z');
});

test('the dealer opens at the same Danish clock time on both sides of a clock change', () => {
  // 29 March 2026: clocks go forward in the night to Sunday; 25 October: back.
  expect(after('2026-03-27T16:30:00Z', 1)).toBe('2026-03-30T07:30:00.000Z');
  expect(after('2026-10-23T15:30:00Z', 1)).toBe('2026-10-26T08:30:00.000Z');
  expect(between('2026-03-27T16:00:00Z', '2026-03-30T08:00:00Z')).toBe(120);
  expect(between('2026-10-23T15:00:00Z', '2026-10-26T09:00:00Z')).toBe(120);
});

test('public holidays and the closed days of the dealer are not opening hours', () => {
  // Wednesday 23 December 17.00; the 24th, 25th and 26th, and the weekend, are closed.
  expect(after('2026-12-23T16:00:00Z', 2)).toBe('2026-12-28T09:00:00.000Z');
  // Wednesday before Easter 2027 (28 March) until Tuesday after it, in summer time by then.
  expect(after('2027-03-24T16:00:00Z', 2)).toBe('2027-03-30T08:00:00.000Z');
});

test('the public holidays of a year are the Danish ones', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(days.filter(isPublicHoliday)).toEqual([
    '2026-01-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-05',
    '2026-04-06',
    '2026-05-14',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test('the opening hours between two moments leave out nights and weekends', () => {
  expect(between('2026-11-23T15:00:00Z', '2026-11-24T09:00:00Z')).toBe(180);
  expect(between('2026-11-27T16:00:00Z', '2026-11-30T09:00:00Z')).toBe(120);
  expect(between('2026-11-24T09:00:00Z', '2026-11-23T15:00:00Z')).toBe(0);
});

test('a dealer may be open on Sundays, but on none that is a public holiday', () => {
  const hours = { ...HOURS, sunday: { opens: '11:00', closes: '15:00' } };
  const opensAfter = (time: string) => openingState(new Date(time), hours).changes.toISOString();
  // A Saturday in November, and the one before Easter.
  expect(opensAfter('2026-11-28T10:00:00Z')).toBe('2026-11-29T10:00:00.000Z');
  expect(opensAfter('2026-04-04T10:00:00Z')).toBe('2026-04-07T07:00:00.000Z');
  expect(openingState(new Date('2026-11-29T10:00:00Z'), hours)).toMatchObject({ isOpen: true });
});

test('hours that never open are refused', () => {
  const never = { weekdays: { opens: '09:00', closes: '09:00' }, closedDays: [] };
  expect(() => afterOpenMinutes(new Date(), 60, never)).toThrow(RangeError);
});
