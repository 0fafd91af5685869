import { expect, it } from 'vitest';
import { EQUIPMENT_CODES } from '#domain/schema/equipment-codes.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { randomState } from '#tests/support/search/random-state.ts';
import { randomStock } from '#tests/support/search/random-stock.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';
import { search } from '../engine/search.ts';
import { EMPTY_SEARCH, type SearchState } from '../state/search-state.ts';
import { suggestSearches } from './suggestions.ts';

const stock = openColumns([
  aPublicVehicle({ make: 'Volvo', model: 'V60', price: 312_900, fuel_type: 'diesel' }),
  aPublicVehicle({ make: 'Volvo', model: 'V90', price: 500_000, equipment: ['tow_bar'] }),
  aPublicVehicle({ make: 'Kia', model: 'EV6', price: 290_000, fuel_type: 'electric' }),
]);
const searchFor = (state: Partial<SearchState>) =>
  suggestSearches(stock, { ...EMPTY_SEARCH, ...state });

it('a search just below a price leads to the price of the nearest car', () => {
  const suggested = searchFor({
    choices: { model: ['volvo/v60'] },
    ranges: { price: { from: null, to: 300_000 } },
    page: 3,
  });
  expect(suggested[0]).toEqual({
    relaxed: ['price'],
    state: {
      ...EMPTY_SEARCH,
      choices: { model: ['volvo/v60'] },
      ranges: { price: { from: null, to: 315_000 } },
    },
    total: 1,
  });
});

it('a model without a match leads to its make, and a combination to each of its parts', () => {
  const suggested = searchFor({ choices: { model: ['kia/ev6'], fuel: ['diesel'] } });
  expect(suggested.map(({ relaxed, total }) => [relaxed, total])).toEqual([
    [['fuel'], 1],
    [['make'], 2],
  ]);
});

it('two choices are dropped where dropping one finds nothing', () => {
  const suggested = searchFor({ choices: { make: ['kia'], fuel: ['hybrid'], body: ['van'] } });
  expect(suggested[0]).toMatchObject({ relaxed: ['fuel', 'body'], total: 1 });
});

it('words that no car has together are dropped one by one', () => {
  const found = searchFor({ text: 'kia diesel' });
  expect(found.map(({ words, total }) => [words, total])).toEqual([
    [['kia'], 2],
    [['diesel'], 1],
    [undefined, 3],
  ]);
});

it('an address with more choices than any visitor makes leads to the whole stock, not to every pair of them', () => {
  const choices = { fuel: ['hybrid'], equipment: EQUIPMENT_CODES.slice(0, 20) };
  expect(searchFor({ choices, text: 'Volvo' })).toEqual([
    { relaxed: ['fuel', 'equipment', 'text'], state: EMPTY_SEARCH, total: 3 },
  ]);
});

it('every suggestion for a random search finds what it promises, and there is one wherever there are cars', () => {
  const random = createRandom(11);
  const columns = openColumns(randomStock(60, random));
  let empty = 0;
  for (let count = 0; count < 400; count += 1) {
    const state = randomState(columns, random, 7);
    if (search(columns, state).total > 0) continue;
    empty += 1;
    const suggested = suggestSearches(columns, state);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.length).toBeLessThanOrEqual(3);
    for (const { state: near, total } of suggested) {
      expect(total).toBeGreaterThan(0);
      expect(search(columns, near).total).toBe(total);
    }
  }
  expect(empty).toBeGreaterThan(50);
});
