import { expect, test } from 'vitest';
import { aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { soldPages } from './sold-pages.ts';

const volvos = Array.from({ length: 55 }, (_, index) =>
  aCatalogueVehicle({ id: `volvo-${index}` }),
);

test.each([0, 24, 30])('a list of %d sold cars fits on one page', (count) => {
  const pages = soldPages(volvos.slice(0, count));
  expect(pages.map(({ rows, next }) => [rows.length, next])).toEqual([[count, null]]);
});

test('each page of the sold cars names the pages before and after it', () => {
  expect(
    soldPages(volvos).map(({ page, pages, shown, previous, next }) => {
      return [page, pages, shown, previous, next];
    }),
  ).toEqual([
    [1, 3, 24, null, '/sold-cars/side-2'],
    [2, 3, 48, '/sold-cars', '/sold-cars/side-3'],
    [3, 3, 55, '/sold-cars/side-2', null],
  ]);
});

test('the pages of the sold cars have each of them once', () => {
  expect(soldPages(volvos).flatMap(({ rows }) => rows)).toEqual(volvos);
});
