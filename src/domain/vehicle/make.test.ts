import { expect, test } from 'vitest';
import { brandSlug } from './make.ts';

test.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Škoda', 'skoda'],
  ['Ørsted & Søn', 'oersted-soen'],
  ['  DS  ', 'ds'],
])('makes an address of %s', (make, slug) => {
  expect(brandSlug(make)).toBe(slug);
});

test('gives a make without Latin letters an address of its own', () => {
  expect(brandSlug('Лада')).toMatch(/^maerke-[a-z0-9]+$/u);
  expect(brandSlug('Лада')).not.toBe(brandSlug('Волга'));
});

test('keeps the addresses of further pages free', () => {
  expect(brandSlug('Side 2')).not.toBe('side-2');
});
