import type { Columns } from '#domain/search/columns/columns.ts';
import { CHOICE_FACET_NAMES, RANGE_FACET_NAMES } from '#domain/search/facets.ts';
import { EMPTY_SEARCH, type SearchState, SORT_ORDERS } from '#domain/search/state/search-state.ts';
import type { Random } from '#tools/demo/random-stock/random.ts';

const TEXTS = ['golf', 'wv', 'skoda enyak', 'id 4', 'sort', 'gti 2019', 'anhængertræk', '!', 'xyz'];

/** A search with up to `most` facets; the columns have most of their values. */
export function randomState(columns: Columns, random: Random, most = 5): SearchState {
  const choices: SearchState['choices'] = {};
  const ranges: SearchState['ranges'] = {};
  for (let chosen = random.between(0, most); chosen > 0; chosen -= 1) {
    if (random.next() < 0.6) {
      const facet = random.pick(CHOICE_FACET_NAMES);
      const values = [...columns.choices[facet].values, 'unknown'];
      const picked = Array.from({ length: random.between(1, 3) }, () => random.pick(values));
      choices[facet] = [...new Set(picked)].sort();
    } else {
      const facet = random.pick(RANGE_FACET_NAMES);
      const [from, to] = randomBounds(facet, random);
      ranges[facet] = { from, to };
    }
  }
  return {
    ...EMPTY_SEARCH,
    choices,
    ranges,
    text: random.next() < 0.25 ? random.pick(TEXTS) : '',
    sort: random.pick(SORT_ORDERS),
  };
}

const SPANS = {
  price: [50_000, 800_000],
  monthly: [1000, 6000],
  year: [2012, 2026],
  mileage: [0, 250_000],
  power: [60, 500],
  range: [100, 600],
  towing: [0, 3000],
  consumption_km_l: [8, 30],
  consumption_wh_km: [130, 250],
} as const;

function randomBounds(facet: keyof typeof SPANS, random: Random): [number | null, number | null] {
  const [low, high] = SPANS[facet];
  const kind = random.between(0, 2);
  const value = random.between(low, high);
  if (kind === 0) return [value, null];
  if (kind === 1) return [null, value];
  return [Math.min(value, low + (high - low) / 2), value];
}
