import { expect, test } from 'vitest';
import { isUnusual, type PricedVehicle, priceIndex, usualPrice } from './usual-price.ts';

let ids = 0;
const car = (fields: Partial<PricedVehicle> = {}): PricedVehicle => {
  ids += 1;
  const golf = {
    make: 'VW',
    model: 'Golf',
    year: 2020,
    price: 200_000,
    status: 'available',
  } as const;
  return { id: String(ids), ...golf, ...fields };
};

test('the usual price is the median of the other vehicles of the model and about its year', () => {
  const mine = car({ price: 1 });
  const stock = [
    mine,
    car({ price: 100_000 }),
    car({ price: 150_000, year: 2019, make: 'vw ' }),
    car({ price: 190_000, year: 2021, model: 'GOLF' }),
    car({ price: 999_000, year: 2022 }),
    car({ price: 999_000, status: 'archived' }),
    car({ price: 0 }),
  ];
  expect(usualPrice(priceIndex(stock), mine)).toEqual({ of: 'model', median: 150_000, count: 3 });
});

test('a model with fewer than three others in stock is compared with its make', () => {
  const stock = [
    car({ price: 100_000 }),
    car({ price: 200_000 }),
    car({ price: 300_000, model: 'Polo' }),
    car({ price: 400_000, model: 'Passat' }),
  ];
  const index = priceIndex(stock);
  expect(usualPrice(index, car())).toEqual({ of: 'make', median: 250_000, count: 4 });
  expect(usualPrice(index, car({ make: 'Skoda' }))).toBeNull();
  expect(usualPrice(index, car({ year: 2010 }))).toBeNull();
});

test('a price is unusual above twice and below half of that of its model, and three times of its make', () => {
  const model = { of: 'model', median: 100_000, count: 3 } as const;
  expect([50_000, 200_000].map((price) => isUnusual(price, model))).toEqual([false, false]);
  expect([49_999, 200_001].map((price) => isUnusual(price, model))).toEqual([true, true]);
  const make = { ...model, of: 'make' } as const;
  expect([34_000, 300_000].map((price) => isUnusual(price, make))).toEqual([false, false]);
  expect([33_000, 300_001].map((price) => isUnusual(price, make))).toEqual([true, true]);
});
