import { expect, test } from 'vitest';
import { openingState } from '#domain/time/opening-hours.ts';
import { openingText } from './opening.ts';

const HOURS = { weekdays: { opens: '09:00', closes: '17:30' }, closedDays: ['12-24', '12-31'] };

test.each([
  ['2026-11-24T12:00:00Z', 'Åbent til kl. 17.30'],
  // Tuesday 7.00, then at the very opening and the very close.
  ['2026-11-24T06:00:00Z', 'Åbner i dag kl. 09.00'],
  ['2026-11-24T08:00:00Z', 'Åbent til kl. 17.30'],
  ['2026-11-24T16:30:00Z', 'Åbner i morgen kl. 09.00'],
  // Friday evening and Sunday.
  ['2026-11-27T20:00:00Z', 'Åbner mandag kl. 09.00'],
  ['2026-11-29T12:00:00Z', 'Åbner i morgen kl. 09.00'],
  // 31 December is closed, 1 January a holiday, then comes the weekend.
  ['2026-12-30T18:00:00Z', 'Åbner mandag kl. 09.00'],
  // Easter, in summer time.
  ['2027-03-24T17:00:00Z', 'Åbner tirsdag kl. 09.00'],
])('at %s the dealer says "%s"', (time, text) => {
  const now = new Date(time);
  expect(openingText(openingState(now, HOURS), now)).toBe(text);
});

test('an opening a week away or more has its date', () => {
  const now = new Date('2026-12-23T18:00:00Z');
  const changes = new Date('2027-01-04T08:00:00Z');
  expect(openingText({ isOpen: false, changes }, now)).toBe('Åbner den 04.01. kl. 09.00');
});
