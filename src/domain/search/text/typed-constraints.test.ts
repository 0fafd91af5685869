import { expect, test } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '../state/search-state.ts';
import { parseTypedConstraints, typedParts } from './typed-constraints.ts';

const read = (text: string): Pick<SearchState, 'text' | 'ranges'> => {
  const { text: rest, ranges } = parseTypedConstraints({ ...EMPTY_SEARCH, text });
  return { text: rest, ranges };
};
const from = (value: number) => ({ from: value, to: null });
const to = (value: number) => ({ from: null, to: value });

test.each<[string, string, SearchState['ranges']]>([
  ['elbil stationcar under 300.000', 'elbil stationcar', { price: to(300_000) }],
  ['op til 150000 kr.', '', { price: to(150_000) }],
  ['golf over 100.000 under 200.000', 'golf', { price: { from: 100_000, to: 200_000 } }],
  ['audi fra 2020', 'audi', { year: from(2020) }],
  ['diesel under 100.000 km', 'diesel', { mileage: to(100_000) }],
  ['elbil mindst 400 km', 'elbil', { range: from(400) }],
  ['elbil rækkevidde 400', 'elbil', { range: from(400) }],
  ['diesel over 100.000 km', 'diesel', { mileage: from(100_000) }],
  ['elbil over 400 km rækkevidde', 'elbil', { range: from(400) }],
  ['rækkevidde over 500 km under 50.000 km', '', { range: from(500), mileage: to(50_000) }],
  ['suv der kan trække 1.500 kg', 'suv', { towing: from(1500) }],
  ['automatgear trækker mindst 1500', 'automatgear', { towing: from(1500) }],
  ['mindst 200 hk', '', { power: from(200) }],
  ['under 4.000 kr./md.', '', { monthly: to(4000) }],
  ['elbil u. 200.000 kr.', 'elbil', { price: to(200_000) }],
  ['golf maks 150t', 'golf', { price: to(150_000) }],
  ['AB 12345', 'AB 12345', {}],
  ['vw 12345 km', 'vw', { mileage: to(12_345) }],
  ['golf model 2020', 'golf', { year: { from: 2020, to: 2020 } }],
  ['peugeot 208 til 120.000', 'peugeot 208', { price: to(120_000) }],
  ['fra 0 til 120.000', '', { price: { from: 0, to: 120_000 } }],
])('the text %s is read as a bound, and the rest stays text', (text, rest, ranges) => {
  expect(read(text)).toEqual({ text: rest, ranges });
});

test.each([
  'Peugeot 3008',
  'Audi A6 2.0',
  'under bilen',
  'id 4',
  'fra 5',
  'anhængertræk',
  'tesla model 3',
  'v60 2.0t',
])('the text %s has no bound and stays as it is', (text) => {
  expect(read(text)).toEqual({ text, ranges: {} });
});

test.each([
  ['billig elbil under 200.000 kr.', '[billig] elbil [under 200.000 kr.]'],
  ['under 100.000 km golf fra 2020', '[under 100.000 km] golf [fra 2020]'],
  ['træk 200.000', 'træk [200.000]'],
  ['audi a6', 'audi a6'],
])('the bounds and orders of %s can be marked where they stand', (text, marked) => {
  const parts = typedParts(text).map((part) => (part.isRead ? `[${part.text}]` : part.text));
  expect(parts.join('')).toBe(marked);
});
