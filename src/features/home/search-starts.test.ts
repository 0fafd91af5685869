import { expect, it } from 'vitest';
import { countMatches } from '#domain/search/engine/search.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { searchOfAddress } from '#features/inventory/search/search-address.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { seededStock } from '#tests/support/search/seeded-stock.ts';
import { searchStarts } from './search-starts.ts';

it('each search that the home page offers finds as many cars as it says', () => {
  const stock = seededStock(60) as PublicVehicle[];
  const columns = openColumns(stock);
  const starts = searchStarts(columns);
  expect(starts).toHaveLength(5);
  for (const { path, count } of starts) {
    const address = new URL(path.replace('/soeg', '/inventory'), 'https://forhandler.example');
    expect(countMatches(columns, searchOfAddress(address)), path).toBe(count);
  }
});

it('a stock without cars offers no search', () => {
  expect(searchStarts(openColumns([]))).toEqual([]);
});
