import { expect, test } from 'vitest';
import { makesOf } from './makes.ts';

test('each make is listed once with its count, in Danish order', () => {
  const makes = ['Volvo', 'Audi', 'Ørsted', 'Volvo', 'Zeekr'].map((make) => ({ make }));
  expect(makesOf(makes)).toEqual([
    { name: 'Audi', slug: 'audi', count: 1 },
    { name: 'Volvo', slug: 'volvo', count: 2 },
    { name: 'Zeekr', slug: 'zeekr', count: 1 },
    { name: 'Ørsted', slug: 'oersted', count: 1 },
  ]);
});

test('two spellings with the same slug count as one make', () => {
  expect(makesOf([{ make: 'Škoda' }, { make: 'SKODA' }])).toEqual([
    { name: 'Škoda', slug: 'skoda', count: 2 },
  ]);
});
