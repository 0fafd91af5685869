import { expect, test } from 'vitest';
import { aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { listSummary, summaryText } from './list-summary.ts';

const cars = [
  aCatalogueVehicle({ id: 'a', price: 249_900, year: 2021 }),
  aCatalogueVehicle({ id: 'b', price: 399_900, year: 2023, model: 'V90' }),
  aCatalogueVehicle({ id: 'c', price: 0, year: 2019, status: 'maintenance' }),
  aCatalogueVehicle({ id: 'd', price: 89_900, year: 2026, status: 'sold' }),
];
const textOf = (vehicles: typeof cars, name: string) => {
  const summary = listSummary(vehicles);
  return summary && summaryText(summary, name);
};

test('the sentences of a list state the number for sale, the price span and the youngest car', () => {
  expect(textOf(cars, 'Volvo')).toBe(
    'Lige nu har vi 3 Volvo til salg, fra 249.900 til 399.900 kr. Den yngste er en Volvo V90 fra 2023.',
  );
});

test('the sentences of a list with one car for sale say its price and year', () => {
  expect(textOf(cars.slice(1, 2), 'Volvo V90')).toBe(
    'Lige nu har vi 1 Volvo V90 til salg til 399.900 kr. Den er fra 2023.',
  );
});

test('the sentences of a list whose price is on request say none', () => {
  expect(textOf(cars.slice(2, 3), 'Volvo V60')).toBe(
    'Lige nu har vi 1 Volvo V60 til salg. Den er fra 2019.',
  );
});

test('a list of sold cars has no sentences', () => {
  expect(listSummary(cars.slice(3))).toBeNull();
});
