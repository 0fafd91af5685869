import { expect, test } from 'vitest';
import { formatDkk, formatKroner } from '#copy/format.ts';
import { accessoryPrice } from './accessory-facts.ts';

test('an accessory with the price 0 is on request, on the shop and among the wheels', () => {
  expect(accessoryPrice({ price: 0 }, formatKroner)).toBe('Kontakt for pris');
  expect(accessoryPrice({ price: 0 }, formatDkk)).toBe('Kontakt for pris');
  expect(accessoryPrice({ price: 7900 }, formatDkk)).toBe('7.900 DKK');
});
