import { expect, test } from 'vitest';
import { aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { similarIn } from './similar-vehicles.ts';

const ids = (vehicles: ReturnType<ReturnType<typeof similarIn>>) =>
  vehicles.map(({ vehicle }) => vehicle.id);

const car = aCatalogueVehicle({
  ...{ id: 'car', make: 'Volkswagen', price: 200_000, fuel_type: 'hybrid', body_type: 'estate' },
});

test('similar cars are of the same body, then of such a price, then of the fuel, then of the make', () => {
  const suv = { body_type: 'suv', fuel_type: 'hybrid', make: 'Volkswagen' } as const;
  const estate = { body_type: 'estate', make: 'Audi', fuel_type: 'diesel' } as const;
  const find = similarIn([
    aCatalogueVehicle({ id: 'suv of the make', price: 200_000, ...suv }),
    aCatalogueVehicle({ ...estate, id: 'dear hybrid', price: 700_000, fuel_type: 'hybrid' }),
    aCatalogueVehicle({ ...estate, id: 'of the make', price: 230_000, make: 'Volkswagen' }),
    aCatalogueVehicle({ ...estate, id: 'diesel', price: 205_000 }),
    aCatalogueVehicle({ ...estate, id: 'hybrid', price: 240_000, fuel_type: 'hybrid' }),
    car,
  ]);
  expect(ids(find(car.vehicle))).toEqual(['hybrid', 'of the make', 'diesel', 'dear hybrid']);
});

test('equally similar cars are ordered by the nearest price', () => {
  const find = similarIn([
    ...[260_000, 150_000, 195_000, 210_000, 700_000].map((price) =>
      aCatalogueVehicle({ ...car.vehicle, id: String(price), price }),
    ),
    car,
  ]);
  expect(ids(find(car.vehicle))).toEqual(['195000', '210000', '150000', '260000']);
});

test('a reserved car is never put before one for sale, and a sold one never shown', () => {
  const find = similarIn([
    aCatalogueVehicle({ ...car.vehicle, id: 'reserved', status: 'reserved' }),
    aCatalogueVehicle({ ...car.vehicle, id: 'sold', status: 'sold' }),
    car,
    aCatalogueVehicle({ id: 'other', price: 900_000, body_type: 'suv' }),
  ]);
  expect(ids(find(car.vehicle))).toEqual(['other', 'reserved']);
});

test('similar cars to one with a price on request are those of its body, each group newest first', () => {
  const onRequest = { ...car.vehicle, price: 0 };
  const find = similarIn([
    aCatalogueVehicle({ id: 'new suv', price: 300_000, body_type: 'suv' }),
    aCatalogueVehicle({ id: 'new estate', price: 700_000, body_type: 'estate' }),
    aCatalogueVehicle({ id: 'old estate', price: 90_000, body_type: 'estate' }),
    aCatalogueVehicle({ ...onRequest, id: 'hybrid' }),
  ]);
  expect(ids(find(onRequest))).toEqual(['hybrid', 'new estate', 'old estate', 'new suv']);
});

test('a car whose body is not known has similar cars of such a price, of its fuel first', () => {
  const unknown = { ...car.vehicle, body_type: null };
  const find = similarIn([
    aCatalogueVehicle({ id: 'near', price: 205_000, body_type: 'suv' }),
    aCatalogueVehicle({ id: 'hybrid', price: 240_000, body_type: 'mpv', fuel_type: 'hybrid' }),
    aCatalogueVehicle({ id: 'no body', price: 600_000, body_type: null }),
  ]);
  expect(ids(find(unknown))).toEqual(['hybrid', 'near', 'no body']);
});

test('vans are similar to vans alone, also where a body is not known', () => {
  const van = aCatalogueVehicle({ ...car.vehicle, id: 'van', body_type: 'van' });
  const find = similarIn([van, car, aCatalogueVehicle({ ...van.vehicle, id: 'other van' })]);
  expect(ids(find(van.vehicle))).toEqual(['other van']);
  expect(ids(find({ ...car.vehicle, id: 'no body', body_type: null }))).toEqual(['car']);
});

test('a car that is alone in stock has no similar cars', () => {
  expect(similarIn([car])(car.vehicle)).toEqual([]);
});
