import { expect, test } from 'vitest';
import { NO_FILTER } from './rows/filter.ts';
import { readTableQuery, savedQuery, type TableView, tableQuery } from './table-address.ts';

const VIEW: TableView = {
  filter: {
    text: 'Škoda & co',
    status: 'sold',
    make: 'skoda',
    fuel: 'electric',
    office: 'aarhus',
    priceFrom: 100_000,
    priceTo: 200_000,
    days: 90,
    work: 'images',
  },
  sorting: { column: 'mileage', descending: true },
  columns: ['year', 'price', 'mileage'],
};
const USUAL: TableView = {
  filter: NO_FILTER,
  sorting: null,
  columns: ['year', 'price', 'leasing', 'featured'],
};

test('search, filters, sorting and columns of the table survive in its address', () => {
  expect(readTableQuery(tableQuery(VIEW))).toEqual(VIEW);
  expect(tableQuery({ ...USUAL, filter: { ...NO_FILTER, text: ' ' } })).toBe('');
});

test('a saved view names its columns even where they are the usual ones', () => {
  expect(readTableQuery(savedQuery(USUAL))).toEqual(USUAL);
  expect(readTableQuery('status=sold')).not.toHaveProperty('columns');
});

test('unknown values in the address of the table count as none', () => {
  expect(
    readTableQuery('status=stolen&fuel=steam&work=sleep&from=-1&sort=colour-desc&columns=id,vin'),
  ).toEqual({
    ...{ filter: NO_FILTER, sorting: null, columns: [] },
  });
});
