import { expect, test } from 'vitest';
import { matchesSearch, searchText, searchWords } from './search-text.ts';

const finds = (query: string, ...parts: (string | number | null)[]) =>
  matchesSearch(searchText(parts), searchWords(query));

test.each([
  ['skoda', 'Škoda Octavia'],
  ['ŠKODA', 'Skoda Octavia'],
  ['citroen', 'Citroën C3'],
  ['id4', 'ID.4'],
  ['id 4', 'ID.4'],
  ['ID.4', 'ID4'],
  ['chr', 'Toyota C-HR'],
  ['bla', 'Blå'],
  ['groen', 'Grøen'],
  ['gron', 'Grøn'],
  ['184.900', '184900'],
  ['2.0', 'TDI 2.0'],
])('the search %s finds a vehicle with %s', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test('a search finds a vehicle only if each of its words occurs', () => {
  expect(finds('skoda rød', 'Škoda', 'Rød')).toBe(true);
  expect(finds('skoda rød', 'Škoda', 'Blå')).toBe(false);
  expect(finds('.', 'Škoda')).toBe(false);
});
