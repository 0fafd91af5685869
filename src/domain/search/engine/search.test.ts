import { expect, it } from 'vitest';
import { naiveSearch } from '#tests/support/search/naive-search.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { randomState } from '#tests/support/search/random-state.ts';
import { randomStock } from '#tests/support/search/random-stock.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';
import type { LabelOf } from '../columns/columns.ts';
import { CHOICE_FACET_NAMES } from '../facets.ts';
import type { SearchState } from '../state/search-state.ts';
import { matchText } from '../text/match-text.ts';
import { countMatches, search } from './search.ts';

const STATES = process.env['DEEP'] ? 10_000 : 300;
const STATES_PER_STOCK = 100;
const labelOf: LabelOf = (facet, value) =>
  facet === 'body' ? `Type ${value}` : value === 'tow_bar' ? 'Anhængertræk' : null;

it('the engine finds the rows, the order and every count that plain filters find', () => {
  let found = 0;
  for (let seed = 1; seed <= STATES / STATES_PER_STOCK; seed += 1) {
    const random = createRandom(seed);
    const stock = randomStock(random.between(1, 250), random);
    const columns = openColumns(stock, labelOf);
    for (let count = 0; count < STATES_PER_STOCK; count += 1) {
      const state = randomState(columns, random);
      const ofText = matchText(columns, state.text);
      const expected = naiveSearch(
        stock,
        state,
        (vehicle) => ofText?.[stock.indexOf(vehicle)] !== 0,
      );
      const result = search(columns, state);
      const label = `seed ${seed}: ${JSON.stringify(state)}`;
      expect(
        [...result.rows].map((row) => stock[row]?.id),
        label,
      ).toEqual(expected.ids);
      expect(result.total).toBe(expected.ids.length);
      expect(countMatches(columns, state)).toBe(expected.ids.length);
      expect(withoutZeros(columns, result.counts), label).toEqual(expected.counts);
      expect(result.bounds, label).toEqual(expected.bounds);
      found += result.total;
    }
  }
  expect(found).toBeGreaterThan(STATES);
});

it('a stock without vehicles finds nothing and has no bounds', () => {
  const columns = openColumns([], labelOf);
  const state: SearchState = {
    choices: { make: ['audi'], equipment: ['towbar'] },
    ranges: { price: { from: 1, to: 2 } },
    text: 'golf',
    sort: 'price',
    page: 1,
  };
  expect(search(columns, state)).toMatchObject({ total: 0, bounds: { price: null } });
});

function withoutZeros(
  { choices }: ReturnType<typeof openColumns>,
  counts: ReturnType<typeof search>['counts'],
) {
  return Object.fromEntries(
    CHOICE_FACET_NAMES.map((facet) => {
      const counted = choices[facet].values.map((value, at) => [value, counts[facet][at]] as const);
      return [facet, new Map(counted.filter(([, count]) => count))];
    }),
  );
}
