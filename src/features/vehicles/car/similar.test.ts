import { expect, test } from 'vitest';
import { inStock } from '../testing.ts';
import { similarIn } from './similar.ts';

const ids = (vehicles: ReturnType<ReturnType<typeof similarIn>>) =>
  vehicles.map(({ vehicle }) => vehicle.id);

test('prefers the same make by price, then fills up with the newest', () => {
  const car = inStock({ id: 'car', price: 200_000 });
  const find = similarIn([
    inStock({ id: 'newest', make: 'Audi' }),
    inStock({ id: 'far', price: 900_000 }),
    car,
    inStock({ id: 'near', price: 210_000 }),
    inStock({ id: 'sold', price: 200_000, status: 'sold' }),
    inStock({ id: 'next', make: 'BMW' }),
    inStock({ id: 'oldest', make: 'Fiat' }),
  ]);
  expect(ids(find(car.vehicle))).toEqual(['near', 'far', 'newest', 'next']);
});

test('finds nothing in a stock of one', () => {
  const car = inStock();
  expect(similarIn([car])(car.vehicle)).toEqual([]);
});
