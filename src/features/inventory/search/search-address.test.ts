import { expect, test } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { setText } from './edit-search.ts';
import { searchOfAddress, searchPath } from './search-address.ts';

const address = (path: string) => new URL(path, 'https://forhandler.example');
const choosing = (choices: SearchState['choices']): SearchState => ({ ...EMPTY_SEARCH, choices });

test.each<[string, SearchState]>([
  ['/inventory', EMPTY_SEARCH],
  ['/inventory/volvo', choosing({ make: ['volvo'] })],
  ['/inventory/volvo/v60', choosing({ make: ['volvo'], model: ['volvo/v60'] })],
  ['/inventory/braendstof/el', choosing({ fuel: ['electric'] })],
  ['/inventory/karrosseri/stationcar', choosing({ body: ['estate'] })],
  ['/inventory/karrosseri/suv', choosing({ body: ['suv'] })],
  ['/inventory?braendstof=benzin&braendstof=electric', choosing({ fuel: ['benzin', 'electric'] })],
  [
    '/inventory?maerke=volvo&braendstof=electric',
    choosing({ make: ['volvo'], fuel: ['electric'] }),
  ],
  ['/inventory?sortering=pris', { ...EMPTY_SEARCH, sort: 'price' }],
  ['/inventory?maerke=volvo&side=2', { ...choosing({ make: ['volvo'] }), page: 2 }],
])('the address %s and its search lead to each other', (path, state) => {
  expect(searchPath(state)).toBe(path);
  expect(searchOfAddress(address(path))).toEqual(state);
});

test('a text in an address that states a bound is read as the field of the form reads it', () => {
  const search = searchOfAddress(address('/inventory?soeg=elbil+under+300.000'));
  expect(search).toEqual({
    ...EMPTY_SEARCH,
    text: 'elbil',
    ranges: { price: { from: null, to: 300_000 } },
    textBounds: ['pris_til'],
  });
});

test('parameters behind the address of a list narrow that list', () => {
  const narrowed = { ranges: { price: { from: null, to: 300_000 } }, sort: 'price' };
  expect(searchOfAddress(address('/inventory/volvo?pris_til=300000&sortering=pris'))).toEqual({
    ...choosing({ make: ['volvo'] }),
    ...narrowed,
  });
});

test('a bound in the text of an address goes when the text is replaced', () => {
  const search = searchOfAddress(address('/inventory?soeg=elbil+under+300.000'));
  expect(setText('vw')(search).ranges).toEqual({});
});
