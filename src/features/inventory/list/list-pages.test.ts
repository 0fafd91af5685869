import { expect, test } from 'vitest';
import { aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { inventoryPages, soldPages } from './list-pages.ts';

const volvos = Array.from({ length: 31 }, (_, index) =>
  aCatalogueVehicle({ id: `volvo-${index}` }),
);
const audi = aCatalogueVehicle({ id: 'audi', make: 'Audi' });

/** Without those of models, fuels and bodies. */
const listsOfMakes = (stock: Parameters<typeof inventoryPages>[0]) =>
  inventoryPages(stock).filter(({ part }) => !part);

test('the inventory and the list of every make are split into pages of 24 rows', () => {
  const inventory = [...volvos, audi];
  const pages = listsOfMakes({ inventory, vehicles: inventory });
  expect(pages.map(({ path, rows, total, next }) => [path, rows.length, total, next])).toEqual([
    ['/inventory', 24, 32, '/inventory/side-2'],
    ['/inventory/side-2', 8, 32, null],
    ['/inventory/audi', 1, 1, null],
    ['/inventory/volvo', 24, 31, '/inventory/volvo/side-2'],
    ['/inventory/volvo/side-2', 7, 31, null],
  ]);
});

test.each([0, 24, 30])('a list of %d rows fits on one page', (count) => {
  expect(soldPages(volvos.slice(0, count)).map(({ rows }) => rows.length)).toEqual([count]);
});

test('an empty inventory has one page', () => {
  expect(inventoryPages({ inventory: [], vehicles: [] })).toMatchObject([
    { path: '/inventory', total: 0, rows: [], next: null },
  ]);
});

test('a page of a list names the pages before and after it', () => {
  const [first, second] = soldPages(volvos);
  expect([first?.page, first?.pages, first?.previous, first?.next]).toEqual([
    ...[1, 2, null],
    '/sold-cars/side-2',
  ]);
  expect([second?.page, second?.pages, second?.previous, second?.next]).toEqual([
    ...[2, 2, '/sold-cars'],
    null,
  ]);
});

test('the list of sold cars is split into pages', () => {
  expect(soldPages(volvos).map(({ path }) => path)).toEqual(['/sold-cars', '/sold-cars/side-2']);
});

test('a make whose vehicles are all sold has an empty page of its own, and others have none', () => {
  const saab = aCatalogueVehicle({ id: 'saab', make: 'Saab', status: 'sold' });
  const soldAudi = aCatalogueVehicle({ id: 'sold-audi', make: 'Audi', status: 'archived' });
  const pages = listsOfMakes({ inventory: [audi], vehicles: [audi, saab, soldAudi] });
  expect(pages.map(({ path, make, total }) => [path, make?.name, total])).toEqual([
    ['/inventory', undefined, 1],
    ['/inventory/audi', 'Audi', 1],
    ['/inventory/saab', 'Saab', 0],
  ]);
});

test('every model, fuel and body that the stock has gets a list of its own', () => {
  const kona = aCatalogueVehicle({
    ...{ id: 'kona', make: 'Hyundai', model: 'Kona', fuel_type: 'electric', body_type: 'suv' },
  });
  const inventory = [kona, audi];
  const parts = inventoryPages({ inventory, vehicles: inventory }).filter(({ part }) => part);
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
