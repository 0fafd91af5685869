import { expect, test } from 'vitest';
import { readTableQuery, tableQuery } from './table-address.ts';

test('the search, filter and sorting of the table survive in its address', () => {
  const filter = { text: 'Škoda & co', status: 'sold' } as const;
  const sorting = { column: 'price', descending: true } as const;
  expect(readTableQuery(tableQuery(filter, sorting))).toEqual({ filter, sorting });
  expect(tableQuery({ text: ' ', status: '' }, null)).toBe('');
});

test('unknown values in the address of the table count as none', () => {
  expect(readTableQuery('status=stolen&sort=colour-desc')).toEqual({
    filter: { text: '', status: '' },
    sorting: null,
  });
});
