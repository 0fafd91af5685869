import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { openMinutesBetween } from '#domain/time/opening-hours.ts';
import { waitingSince } from './waiting.ts';

// Monday 23 November 2026, 13.00 in Denmark.
const NOW = new Date('2026-11-23T12:00:00Z');
const since = (created_at: string, promised_at: string | null = null) =>
  waitingSince({ created_at, promised_at }, NOW);

test('an inquiry is to be answered by the time that its receipt promised', () => {
  expect(since('2026-11-23T08:30:00Z', '2026-11-23T12:30:00Z')).toEqual({
    text: 'Svar senest mandag kl. 13.30',
    overdue: false,
  });
});

test('an inquiry beyond the promise says by how many opening hours', () => {
  const promised = '2026-11-20T12:00:00Z';
  const hours = Math.floor(openMinutesBetween(new Date(promised), NOW, dealer.hours) / 60);
  expect(since('2026-11-20T08:00:00Z', promised)).toEqual({
    text: `${hours} t over løftet`,
    overdue: true,
  });
});

test('an inquiry without a promise is measured by the same opening hours', () => {
  expect(since('2026-11-23T09:00:00Z')).toMatchObject({ text: 'Svar senest mandag kl. 14.00' });
});
