import { expect, test } from 'vitest';
import { makeSlug } from './make.ts';

test.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Škoda', 'skoda'],
  ['Ørsted & Søn', 'oersted-soen'],
  ['  DS  ', 'ds'],
])('makeSlug turns %s into a URL segment', (make, slug) => {
  expect(makeSlug(make)).toBe(slug);
});

test('makeSlug turns a make without Latin letters into a slug of its own', () => {
  expect(makeSlug('Лада')).toMatch(/^maerke-[a-z0-9]+$/u);
  expect(makeSlug('Лада')).not.toBe(makeSlug('Волга'));
});

test.each(['Brændstof', 'Karrosseri'])(
  'makeSlug never returns the address of the part %s',
  (name) => {
    expect(['braendstof', 'karrosseri']).not.toContain(makeSlug(name));
  },
);
