import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { nextSorting, tableRows } from './table-rows.ts';

const vehicle = (fields: Partial<Vehicle>) =>
  ({
    make: 'VW',
    model: 'Golf',
    variant: null,
    color: null,
    fuel_type: 'diesel',
    year: 2020,
    price: 1,
    status: 'available',
    featured: false,
    flexleasing_enabled: false,
    ...fields,
  }) as Vehicle;
const names = (rows: readonly Vehicle[]) => rows.map(({ model }) => model);
const NONE = { text: '', status: '' } as const;

test('a vehicle is found only if every word of the search occurs in it', () => {
  const stock = [
    vehicle({ model: 'Golf', color: 'Rød' }),
    vehicle({ model: 'Polo', color: 'Blå' }),
  ];
  expect(names(tableRows(stock, { text: 'vw BLÅ', status: '' }, null))).toEqual(['Polo']);
  expect(tableRows(stock, { text: 'vw grøn', status: '' }, null)).toEqual([]);
});

test('the status filter shows only vehicles with that status', () => {
  const stock = [vehicle({ model: 'A' }), vehicle({ model: 'B', status: 'sold' })];
  expect(names(tableRows(stock, { text: '', status: 'sold' }, null))).toEqual(['B']);
});

test('a column sorts ascending, then descending, then back to the original order', () => {
  const stock = [
    vehicle({ model: 'B', price: 2 }),
    vehicle({ model: 'C', price: 3 }),
    vehicle({ model: 'A', price: 1 }),
  ];
  const up = nextSorting(null, 'price');
  const down = nextSorting(up, 'price');
  expect(names(tableRows(stock, NONE, up))).toEqual(['A', 'B', 'C']);
  expect(names(tableRows(stock, NONE, down))).toEqual(['C', 'B', 'A']);
  expect(nextSorting(down, 'price')).toBeNull();
  expect(names(tableRows(stock, NONE, null))).toEqual(['B', 'C', 'A']);
});

test('the price column sorts by the price that the table shows, which is that of an offer', () => {
  const offer = { is_on_sale: true, original_price: 900, sale_price: 500 };
  const stock = [
    vehicle({ model: 'Tilbud til 500', price: 800, ...offer }),
    vehicle({ model: '600', price: 600 }),
    vehicle({ model: 'Kontakt for pris', price: -1 }),
  ];
  const sorted = tableRows(stock, NONE, { column: 'price', descending: false });
  expect(names(sorted)).toEqual(['Kontakt for pris', 'Tilbud til 500', '600']);
});

test('the filter for a kladde shows the vehicles that are not public, whatever their status', () => {
  const stock = [
    vehicle({ model: 'A', unpublished: false }),
    vehicle({ model: 'B', unpublished: true }),
    vehicle({ model: 'C', unpublished: true, status: 'reserved' }),
  ];
  expect(names(tableRows(stock, { text: '', status: 'unpublished' }, null))).toEqual(['B', 'C']);
});
