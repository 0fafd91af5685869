import { expect, test } from 'vitest';
import { aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { suitableVehicles } from './suitable-vehicles.ts';

const stock = [
  aCatalogueVehicle({ id: 'new' }),
  aCatalogueVehicle({ id: 'sold electric', fuel_type: 'electric', status: 'sold' }),
  aCatalogueVehicle({ id: 'electric', fuel_type: 'electric' }),
  aCatalogueVehicle({ id: 'old' }),
  aCatalogueVehicle({ id: 'old electric', fuel_type: 'electric' }),
];
const ids = (count: number) =>
  suitableVehicles(stock, ({ fuel_type }) => fuel_type === 'electric', count).map(
    ({ vehicle }) => vehicle.id,
  );

test('a page shows the newest available vehicles that suit it, and no others', () => {
  expect(ids(1)).toEqual(['electric']);
  expect(ids(3)).toEqual(['electric', 'old electric']);
});
