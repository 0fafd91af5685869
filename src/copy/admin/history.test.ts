import { expect, test } from 'vitest';
import { staffCopy } from './history.ts';

test.each([
  ['2026-11-28T07:05:00Z', 'i dag kl. 08.05'],
  ['2026-11-27T22:30:00Z', 'i går'],
  ['2026-11-27T23:30:00Z', 'i dag kl. 00.30'],
  ['2026-11-16T12:00:00Z', 'for 12 dage siden'],
  ['2026-05-03T12:00:00Z', '03.05.2026'],
])('a sign-in of %s reads as %s on a day in November', (at, words) => {
  expect(staffCopy.lastSignIn(new Date(at), new Date('2026-11-28T15:00:00Z'))).toBe(words);
});

test('the list of staff says how many have not signed in, and nothing where all have', () => {
  expect(staffCopy.count(5, 3)).toBe('5 medarbejdere · 3 har ikke logget ind');
  expect(staffCopy.count(1, 0)).toBe('1 medarbejder');
});
