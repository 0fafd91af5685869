import { expect, test } from 'vitest';
import { isFoundBy, phoneKey, searchWords, wordToLookUp } from './search-words.ts';

const INQUIRY = {
  name: 'Søren Ærø',
  email: 'soren@firma.dk',
  phone: '+45 12 34 56 78',
  message: 'Har den anhængertræk?',
  vehicle: { id: 'a', make: 'Škoda', model: 'ID.4', year: 2022, price: 1, known: true },
};

test('an inquiry is found by the beginnings of its name, address, phone, car and message', () => {
  const words = new Set(searchWords(INQUIRY));
  for (const typed of [
    'søren',
    'soer',
    'ÆR',
    'firma',
    'skod',
    'id4',
    'anhænger',
    '1234',
    '+45 1234 5678',
  ]) {
    const lookedUp = wordToLookUp(typed);
    expect([typed, words.has(lookedUp ?? ''), isFoundBy(INQUIRY, typed)]).toEqual([
      typed,
      true,
      true,
    ]);
  }
});

test('every typed word must be in the inquiry, and one letter finds nothing', () => {
  expect(isFoundBy(INQUIRY, 'søren id4')).toBe(true);
  expect(isFoundBy(INQUIRY, 'søren golf')).toBe(false);
  expect(wordToLookUp('s')).toBeNull();
});

test('a Danish phone number has the same key with and without its country code', () => {
  for (const phone of ['12345678', '+45 12 34 56 78', '0045 12345678']) {
    expect(phoneKey(phone)).toBe('12345678');
  }
  expect(phoneKey('+49 1512 3456789')).toBe('4915123456789');
});

test('a message of the greatest length has no more than a few hundred search words', () => {
  const message = Array.from({ length: 900 }, (_, index) => `ordet${index}`).join(' ');
  expect(searchWords({ ...INQUIRY, message }).length).toBeLessThan(1000);
});
