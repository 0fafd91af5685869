import { expect, test } from 'vitest';
import { makeSlug } from './make.ts';

test.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Škoda', 'skoda'],
  ['Ørsted & Søn', 'oersted-soen'],
  ['  DS  ', 'ds'],
])('makes an address of %s', (make, slug) => {
  expect(makeSlug(make)).toBe(slug);
});

test('gives a make without Latin letters an address of its own', () => {
  expect(makeSlug('Лада')).toMatch(/^maerke-[a-z0-9]+$/u);
  expect(makeSlug('Лада')).not.toBe(makeSlug('Волга'));
});

test('keeps the addresses of further pages free', () => {
  expect(makeSlug('Side 2')).not.toBe('side-2');
});
