import { expect, test } from 'vitest';
import { inStock } from '../testing.ts';
import { inventoryPages, soldPages } from './pages.ts';

const volvos = Array.from({ length: 50 }, (_, index) => inStock({ id: `volvo-${index}` }));
const audi = inStock({ id: 'audi', make: 'Audi' });

test('splits the whole stock and every make into pages of 48 rows', () => {
  const pages = inventoryPages([...volvos, audi]);
  expect(pages.map(({ route, rows, total, next }) => [route, rows.length, total, next])).toEqual([
    [undefined, 48, 51, '/inventory/side-2'],
    ['side-2', 3, 51, null],
    ['audi', 1, 1, null],
    ['volvo', 48, 50, '/inventory/volvo/side-2'],
    ['volvo/side-2', 2, 50, null],
  ]);
});

test('has one page for an empty stock', () => {
  expect(inventoryPages([])).toMatchObject([{ route: undefined, total: 0, rows: [], next: null }]);
});

test('splits the sold cars', () => {
  expect(soldPages(volvos).map(({ path }) => path)).toEqual(['/sold-cars', '/sold-cars/side-2']);
});
