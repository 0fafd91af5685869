import { describe, expect, it } from 'vitest';
import { parseSchedule } from './schedule.ts';

const next = (text: string, after: string, timeZone = 'Europe/Copenhagen') =>
  new Date(parseSchedule(text, timeZone)?.next(Date.parse(after)) ?? Number.NaN).toISOString();

describe('parseSchedule', () => {
  it.each([
    ['every 5 minutes', '2026-11-21T10:02:30Z', '2026-11-21T10:05:00.000Z'],
    ['every 5 minutes', '2026-11-21T10:05:00Z', '2026-11-21T10:10:00.000Z'],
    ['every 2 hours', '2026-11-21T10:02:30Z', '2026-11-21T12:00:00.000Z'],
    ['every day 03:30', '2026-11-21T10:00:00Z', '2026-11-22T02:30:00.000Z'],
    ['every day 03:30', '2026-07-01T01:00:00Z', '2026-07-01T01:30:00.000Z'],
    ['every monday 09:00', '2026-11-21T10:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['0 3 * * *', '2026-11-21T01:59:59Z', '2026-11-21T02:00:00.000Z'],
    ['*/15 8-17 * * mon-fri', '2026-11-20T16:50:00Z', '2026-11-23T07:00:00.000Z'],
    ['0 0 1 jan *', '2026-11-21T10:00:00Z', '2026-12-31T23:00:00.000Z'],
    ['0 12 29 2 *', '2026-11-21T10:00:00Z', '2028-02-29T11:00:00.000Z'],
    ['0 6 13 * 5', '2026-11-21T10:00:00Z', '2026-11-27T05:00:00.000Z'],
    ['0 6 * * 7', '2026-11-21T10:00:00Z', '2026-11-22T05:00:00.000Z'],
  ])('the schedule "%s" after %s is next due at %s', (text, after, expected) => {
    expect(next(text, after)).toBe(expected);
  });

  it('a schedule skips a time that does not exist when daylight saving time begins', () => {
    expect(next('30 2 * * *', '2027-03-27T12:00:00Z')).toBe('2027-03-29T00:30:00.000Z');
  });

  it('a schedule takes the first of a time that occurs twice when daylight saving time ends', () => {
    expect(next('30 2 * * *', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each([
    '',
    'sometimes',
    'every 0 minutes',
    '60 * * * *',
    '* * * *',
    '5-1 * * * *',
    'every noday',
  ])('the schedule "%s" is null', (text) => expect(parseSchedule(text, 'UTC')).toBeNull());

  it('a schedule in an unknown time zone is null', () => {
    expect(parseSchedule('every 5 minutes', 'Europe/Randers')).toBeNull();
  });
});
