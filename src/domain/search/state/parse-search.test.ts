import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHOICE_FACET_NAMES, RANGE_FACET_NAMES } from '../facets.ts';
import { SEARCH_PARAMETERS } from './parameters.ts';
import { parseNumber } from './parse-number.ts';
import { MAX_TEXT, parseSearch } from './parse-search.ts';
import { searchParams } from './search-params.ts';
import { EMPTY_SEARCH } from './search-state.ts';

const parse = (query: string) => parseSearch(new URLSearchParams(query));
const canonical = (query: string) => searchParams(parse(query)).toString();

it('an address without parameters is the whole stock, newest first', () => {
  expect(parse('')).toEqual(EMPTY_SEARCH);
  expect(canonical('')).toBe('');
});

it('an address states every choice of a search', () => {
  const query =
    'soeg=golf+gti&maerke=audi&maerke=vw&model=vw/golf&pris_til=300.000&km_fra=10000&sortering=pris&side=2';
  expect(parse(query)).toEqual({
    choices: { make: ['audi', 'vw'], model: ['vw/golf'] },
    ranges: { price: { from: null, to: 300_000 }, mileage: { from: 10_000, to: null } },
    text: 'golf gti',
    sort: 'price',
    page: 2,
  });
});

it('the same choices in another order have the same address', () => {
  expect(canonical('side=1&maerke=vw&maerke=audi&maerke=vw&pris_fra=&soeg=')).toBe(
    'maerke=audi&maerke=vw',
  );
});

it('an address says which of its bounds the text stated, and of no others', () => {
  const query =
    'soeg=golf&fra_soeg=pris_til&fra_soeg=km_til&fra_soeg=maerke&pris_til=300000&maerke=vw';
  expect(parse(query).textBounds).toEqual(['pris_til']);
  expect(canonical(query)).toBe('soeg=golf&maerke=vw&pris_til=300000&fra_soeg=pris_til');
});

it.each([
  'maerke=%3Cscript%3E',
  'maerke=../../etc',
  'maerke=VW',
  `maerke=${'a'.repeat(200)}`,
  'pris_fra=-1',
  'pris_fra=1e9',
  'pris_fra=NaN',
  'sortering=constructor',
  'side=0',
  'side=99999',
  'side=-1',
  'ukendt=1',
  '__proto__=1',
])('what is wrong in an address is left out: %s', (query) => {
  expect(parse(query)).toEqual(EMPTY_SEARCH);
});

it.each([
  ['300.000', 300_000],
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 1 500 ', 1500],
  ['2021', 2021],
  ['1.5.0', null],
  ['999.999.999.999.999.999.999.999', null],
  ['', null],
  ['200.000 kr.', 200_000],
  ['200000,-', 200_000],
  ['50.000 km', 50_000],
  ['17,5 km/l', 17.5],
])('a typed number %o is %o', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it('a very long text is cut, also within an emoji', () => {
  const { text } = parse(`soeg=${encodeURIComponent(`${'a'.repeat(MAX_TEXT - 1)}🚗`)}`);
  expect(parse(searchParams({ ...EMPTY_SEARCH, text }).toString()).text).toBe(text);
  expect(text.length).toBeLessThanOrEqual(MAX_TEXT);
});

it('any parameters give a search whose own address gives the same search', () => {
  const names = ['soeg', 'fra_soeg', 'maerke', 'model', 'udstyr', 'pris_fra', 'pris_til', 'side'];
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom('vw', 'vw/golf', '300.000', '7', 'pris_til', 'pris_fra', '12,25'),
  );
  const entries = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 12 });
  fc.assert(
    fc.property(entries, (pairs) => {
      const state = parseSearch(new URLSearchParams(pairs));
      expect(parseSearch(searchParams(state))).toEqual(state);
      expect(parse(searchParams(state).toString())).toEqual(state);
    }),
  );
});

it('no two facets share a parameter', () => {
  expect(new Set(SEARCH_PARAMETERS).size).toBe(SEARCH_PARAMETERS.length);
  expect(SEARCH_PARAMETERS.length).toBe(
    CHOICE_FACET_NAMES.length + 2 * RANGE_FACET_NAMES.length + 4,
  );
});
