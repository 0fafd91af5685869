import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type Filter, NO_FILTER } from './filter.ts';
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
const NONE = NO_FILTER;
const filter = (part: Partial<Filter>): Filter => ({ ...NO_FILTER, ...part });

test('a vehicle is found only if every word of the search occurs in it', () => {
  const stock = [
    vehicle({ model: 'Golf', color: 'Rød' }),
    vehicle({ model: 'Polo', color: 'Blå' }),
  ];
  expect(names(tableRows(stock, filter({ text: 'vw BLÅ' }), null))).toEqual(['Polo']);
  expect(tableRows(stock, filter({ text: 'vw grøn' }), null)).toEqual([]);
});

test('the status filter shows only vehicles with that status', () => {
  const stock = [vehicle({ model: 'A' }), vehicle({ model: 'B', status: 'sold' })];
  expect(names(tableRows(stock, filter({ status: 'sold' }), null))).toEqual(['B']);
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
  expect(names(tableRows(stock, filter({ status: 'unpublished' }), null))).toEqual(['B', 'C']);
});

test('a plate is found by any part of it, written with or without spaces', () => {
  const stock = [
    vehicle({ model: 'A', registration_number: 'AB 12 345' }),
    vehicle({ model: 'B', registration_number: 'CD98765' }),
  ];
  for (const text of ['ab12', '12 345', '345', 'AB12345']) {
    expect(names(tableRows(stock, filter({ text }), null))).toEqual(['A']);
  }
});

test('the filters leave out other makes, fuels, offices, prices and newer vehicles', () => {
  const day = (days: number) => new Date(Date.now() - days * 86_400_000);
  const golf = { created_at: day(100), sold_date: null, office: 'aarhus' };
  const stock = [
    vehicle({ ...golf, model: 'A' }),
    vehicle({ ...golf, model: 'B', make: 'Škoda', price: 200_000 }),
    vehicle({ ...golf, model: 'C', created_at: day(2), fuel_type: 'electric', office: 'vejle' }),
  ];
  const found = (part: Partial<Filter>) => names(tableRows(stock, filter(part), null));
  expect(found({ make: 'skoda' })).toEqual(['B']);
  expect(found({ fuel: 'electric' })).toEqual(['C']);
  expect(found({ office: 'aarhus' })).toEqual(['A', 'B']);
  expect(found({ priceFrom: 100_000, priceTo: 200_000 })).toEqual(['B']);
  expect(found({ days: 90 })).toEqual(['A', 'B']);
});

test('the table sorts by a column that staff have chosen', () => {
  const stock = [
    vehicle({ model: 'A', registration_number: 'BB 10 000' }),
    vehicle({ model: 'B', registration_number: 'AA 10 000' }),
  ];
  const sorted = tableRows(stock, NONE, { column: 'registration_number', descending: false });
  expect(names(sorted)).toEqual(['B', 'A']);
});

test('a vehicle without a fuel is no petrol car in the table, and is found by what is missing', () => {
  const stock = [vehicle({ model: 'Niro', fuel_type: null }), vehicle({ model: 'Golf' })];
  expect(tableRows(stock, filter({ fuel: 'benzin' }), null)).toEqual([]);
  expect(tableRows(stock, filter({ text: 'benzin' }), null)).toEqual([]);
  expect(names(tableRows(stock, filter({ text: 'drivmiddel mangler' }), null))).toEqual(['Niro']);
});
