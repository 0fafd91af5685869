import { expect, test } from 'vitest';
import { inStock } from '#tests/support/stock-vehicles.ts';
import { inventoryPages, soldPages } from './pages.ts';

const volvos = Array.from({ length: 31 }, (_, index) => inStock({ id: `volvo-${index}` }));
const audi = inStock({ id: 'audi', make: 'Audi' });

test('the inventory and the list of every make are split into pages of 24 rows', () => {
  const pages = inventoryPages([...volvos, audi]);
  expect(pages.map(({ route, rows, total, next }) => [route, rows.length, total, next])).toEqual([
    [undefined, 24, 32, '/inventory/side-2'],
    ['side-2', 8, 32, null],
    ['audi', 1, 1, null],
    ['volvo', 24, 31, '/inventory/volvo/side-2'],
    ['volvo/side-2', 7, 31, null],
  ]);
});

test.each([0, 24, 30])('a list of %d rows fits on one page', (count) => {
  expect(soldPages(volvos.slice(0, count)).map(({ rows }) => rows.length)).toEqual([count]);
});

test('an empty inventory has one page', () => {
  expect(inventoryPages([])).toMatchObject([{ route: undefined, total: 0, rows: [], next: null }]);
});

test('the list of sold cars is split into pages', () => {
  expect(soldPages(volvos).map(({ path }) => path)).toEqual(['/sold-cars', '/sold-cars/side-2']);
});
