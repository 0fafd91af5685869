import { expect, test } from 'vitest';
import { brandsOf } from './makes.ts';

test('lists each make once with its count, in Danish order', () => {
  const makes = ['Volvo', 'Audi', 'Ørsted', 'Volvo', 'Zeekr'].map((make) => ({ make }));
  expect(brandsOf(makes)).toEqual([
    { make: 'Audi', slug: 'audi', count: 1 },
    { make: 'Volvo', slug: 'volvo', count: 2 },
    { make: 'Zeekr', slug: 'zeekr', count: 1 },
    { make: 'Ørsted', slug: 'oersted', count: 1 },
  ]);
});

test('counts spellings with one address as one brand', () => {
  expect(brandsOf([{ make: 'Škoda' }, { make: 'SKODA' }])).toEqual([
    { make: 'Škoda', slug: 'skoda', count: 2 },
  ]);
});
