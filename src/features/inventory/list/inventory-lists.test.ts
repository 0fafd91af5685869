import { expect, test } from 'vitest';
import { aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { inventoryLists } from './inventory-lists.ts';

const volvos = Array.from({ length: 31 }, (_, index) =>
  aCatalogueVehicle({ id: `volvo-${index}` }),
);
const audi = aCatalogueVehicle({ id: 'audi', make: 'Audi' });

/** Without those of models, fuels and bodies. */
const listsOfMakes = (stock: Parameters<typeof inventoryLists>[0]) =>
  inventoryLists(stock).filter(({ part }) => !part);

test('the inventory and the list of every make show their newest 24 rows', () => {
  const inventory = [...volvos, audi];
  const lists = listsOfMakes({ inventory, vehicles: inventory });
  expect(lists.map(({ path, rows, total }) => [path, rows, total])).toEqual([
    ['/inventory', volvos.slice(0, 24), 32],
    ['/inventory/audi', [audi], 1],
    ['/inventory/volvo', volvos.slice(0, 24), 31],
  ]);
});

test('a list of 30 vehicles shows all of them', () => {
  const inventory = volvos.slice(0, 30);
  expect(inventoryLists({ inventory, vehicles: inventory })[0]?.rows).toEqual(inventory);
});

test('an empty inventory has one list', () => {
  expect(inventoryLists({ inventory: [], vehicles: [] })).toMatchObject([
    { path: '/inventory', total: 0, rows: [] },
  ]);
});

test('a make whose vehicles are all sold has an empty list of its own, and others have none', () => {
  const saab = aCatalogueVehicle({ id: 'saab', make: 'Saab', status: 'sold' });
  const soldAudi = aCatalogueVehicle({ id: 'sold-audi', make: 'Audi', status: 'archived' });
  const lists = listsOfMakes({ inventory: [audi], vehicles: [audi, saab, soldAudi] });
  expect(lists.map(({ path, make, total }) => [path, make?.name, total])).toEqual([
    ['/inventory', undefined, 1],
    ['/inventory/audi', 'Audi', 1],
    ['/inventory/saab', 'Saab', 0],
  ]);
});

test('a model that is all a make has is canonical at the list of the make', () => {
  const inventory = [audi, aCatalogueVehicle({ id: 'v90', model: 'V90' }), ...volvos];
  const canonical = Object.fromEntries(
    inventoryLists({ inventory, vehicles: inventory }).map((list) => [list.path, list.canonical]),
  );
  expect(canonical).toMatchObject({
    '/inventory': '/inventory',
    '/inventory/audi': '/inventory/audi',
    '/inventory/audi/v60': '/inventory/audi',
    '/inventory/volvo/v60': '/inventory/volvo/v60',
    '/inventory/volvo/v90': '/inventory/volvo/v90',
  });
});

test('every model, fuel and body that the stock has gets a list of its own', () => {
  const kona = aCatalogueVehicle({
    ...{ id: 'kona', make: 'Hyundai', model: 'Kona', fuel_type: 'electric', body_type: 'suv' },
  });
  const inventory = [kona, audi];
  const parts = inventoryLists({ inventory, vehicles: inventory }).filter(({ part }) => part);
  expect(parts.map(({ path, make, part, total }) => [path, make?.name, part?.name, total])).toEqual(
    [
      ['/inventory/hyundai/kona', 'Hyundai', 'Kona', 1],
      ['/inventory/audi/v60', 'Audi', 'V60', 1],
      ['/inventory/braendstof/el', undefined, 'El', 1],
      ['/inventory/braendstof/diesel', undefined, 'Diesel', 1],
      ['/inventory/karrosseri/suv', undefined, 'SUV', 1],
    ],
  );
});
