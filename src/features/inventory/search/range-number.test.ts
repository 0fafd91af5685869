import { expect, test } from 'vitest';
import type { RangeFacet } from '#domain/search/facets.ts';
import type { NumberRange } from '#domain/search/state/search-state.ts';
import { boundName } from './range-number.ts';

test.each<[RangeFacet, NumberRange['from'], NumberRange['to'], string]>([
  ['price', null, 200_000, 'Højst 200.000 kr.'],
  ['price', 100_000, 200_000, '100.000 til 200.000 kr.'],
  ['year', 2021, null, 'Fra årgang 2021'],
  ['year', null, 2019, 'Til årgang 2019'],
  ['year', 2018, 2020, 'Årgang 2018 til 2020'],
  ['year', 2020, 2020, 'Årgang 2020'],
  ['power', 150, 150, '150 hk'],
  ['mileage', null, 100_000, 'Højst 100.000 km'],
  ['range', 400, null, 'Mindst 400 km rækkevidde (WLTP)'],
  ['towing', 1500, null, 'Mindst 1.500 kg trækvægt'],
])('a bound of %s from %s to %s reads as Danes say it', (facet, from, to, name) => {
  expect(boundName(facet, { from, to })).toBe(name);
});
