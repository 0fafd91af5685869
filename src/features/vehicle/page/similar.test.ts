import { expect, test } from 'vitest';
import { inStock } from '#tests/support/stock-vehicles.ts';
import { similarIn } from './similar.ts';

const ids = (vehicles: ReturnType<ReturnType<typeof similarIn>>) =>
  vehicles.map(({ vehicle }) => vehicle.id);

test('similar cars are those of the make, then of the fuel, then any car, each nearest in price', () => {
  const car = inStock({ id: 'car', price: 200_000, fuel_type: 'diesel' });
  const find = similarIn([
    inStock({ id: 'dear electric', make: 'Audi', price: 700_000, fuel_type: 'electric' }),
    inStock({ id: 'dear diesel', make: 'Audi', price: 400_000, fuel_type: 'diesel' }),
    inStock({ id: 'other make', make: 'BMW', price: 190_000, fuel_type: 'benzin' }),
    inStock({ id: 'far', price: 900_000 }),
    car,
    inStock({ id: 'near', price: 210_000 }),
    inStock({ id: 'sold', price: 200_000, status: 'sold' }),
    inStock({ id: 'on request', make: 'Kia', price: 0, fuel_type: 'benzin' }),
  ]);
  expect(ids(find(car.vehicle))).toEqual(['near', 'far', 'dear diesel', 'other make']);
});

test('similar cars to one with a price on request are ordered newest first', () => {
  const car = inStock({ id: 'car', make: 'BMW', price: 0, fuel_type: 'electric' });
  const find = similarIn([
    inStock({ id: 'new diesel', make: 'Audi', fuel_type: 'diesel' }),
    inStock({ id: 'new electric', make: 'Audi', price: 700_000, fuel_type: 'electric' }),
    car,
    inStock({ id: 'old electric', make: 'Fiat', price: 90_000, fuel_type: 'electric' }),
  ]);
  expect(ids(find(car.vehicle))).toEqual(['new electric', 'old electric', 'new diesel']);
});

test('a car that is alone in stock has no similar cars', () => {
  const car = inStock();
  expect(similarIn([car])(car.vehicle)).toEqual([]);
});
