import { describe, expect, it } from 'vitest';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { search } from '../engine/search.ts';
import { EMPTY_SEARCH } from '../state/search-state.ts';
import { isWithin } from './edit-distance.ts';
import { MAX_WORDS, matchText } from './match-text.ts';

const car = (id: string, fields: Partial<PublicVehicle>) =>
  aPublicVehicle({ color: null, fuel_type: 'benzin', year: 2020, ...fields, id });
const STOCK = [
  car('golf', { make: 'Volkswagen', model: 'Golf', variant: '2,0 TSI GTI', color: 'Rød' }),
  car('id4', { make: 'VW', model: 'ID.4', variant: 'Pro', fuel_type: 'electric' }),
  car('enyaq', { make: 'Škoda', model: 'Enyaq', variant: '80', body_type: 'suv' }),
  car('v60', { make: 'Volvo', model: 'V60', variant: 'T6', body_type: 'estate', year: 2023 }),
  car('v70', { make: 'Volvo', model: 'V70', specs_equipment: ['El-klapbart anhængertræk'] }),
  car('etron', { make: 'Audi', model: 'e-tron', color: 'Mørkeblå', equipment: ['sunroof'] }),
];
const LABELS: Record<string, string> = {
  electric: 'El',
  estate: 'Stationcar',
  suv: 'SUV',
  sunroof: 'Panoramatag',
};
const columns = openColumns(STOCK, (_, value) => LABELS[value] ?? null);
const find = (text: string) =>
  Array.from(search(columns, { ...EMPTY_SEARCH, text }).rows, (row) => STOCK[row]?.id);

describe('a typed text', () => {
  it('finds a make whose name is that of a property of every object', () => {
    const vehicles = [car('a', { make: 'Constructor', model: 'One' })];
    const { rows } = search(
      openColumns(vehicles, () => null),
      { ...EMPTY_SEARCH, text: 'constructor' },
    );
    expect([...rows]).toEqual([0]);
  });

  it.each([
    ['golf', ['golf']],
    ['wv golf gti', ['golf']],
    ['vw', ['golf', 'id4']],
    ['volkswagon', ['golf', 'id4']],
    ['folkevogn golf', ['golf']],
    ['skoda enyak', ['enyaq']],
    ['Škoda', ['enyaq']],
    ['id4', ['id4']],
    ['ID.4', ['id4']],
    ['id 4', ['id4']],
    ['v 60', ['v60']],
    ['V60', ['v60']],
    ['volvo v', ['v60', 'v70']],
    ['e tron', ['etron']],
    ['etron', ['etron']],
    ['anhængertræk', ['v70']],
    ['anhaengertraek', ['v70']],
    ['anhængertærk', ['v70']],
    ['træk', ['v70']],
    ['panorama', ['etron']],
    ['blå', ['etron']],
    ['rød golf', ['golf']],
    ['elbil', ['id4']],
    ['stationcar 2023', ['v60']],
    ['suv', ['enyaq']],
    ['golf volvo', []],
    ['v80', []],
    ['en golf til familien med gti', ['golf']],
    ['en golf med gti', ['golf']],
    ['2,0 tsi', ['golf']],
    ['xyzzy', []],
    ['AB 12 345', []],
    ['rx 60 801', []],
  ])('%o finds %o', (text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  it('a typed text of signs alone finds the whole stock', () => {
    expect(find('- !?')).toHaveLength(STOCK.length);
  });
});

it.each([
  ['golf', 'golf', 0, true],
  ['golf', 'gofl', 1, true],
  ['golf', 'glf', 1, true],
  ['golf', 'golff', 1, true],
  ['golf', 'wolf', 1, true],
  ['golf', 'polo', 1, false],
  ['volkswagon', 'volkswagen', 1, true],
  ['', 'ab', 1, false],
])('%o becomes %o by at most %d typing errors: %o', (a, b, most, expected) => {
  expect(isWithin(a, b, most)).toBe(expected);
  expect(isWithin(b, a, most)).toBe(expected);
});

it('words beyond the eighth are not looked up', () => {
  const golf = 'golf '.repeat(MAX_WORDS);
  expect(find(`${golf} volvo`)).toEqual(['golf']);
  expect(find(`${golf.slice(5)} volvo`)).toEqual([]);
});

it('a text is looked up once for all searches that have it', () => {
  expect(matchText(columns, 'golf')).toBe(matchText(columns, 'golf'));
  expect(matchText(columns, 'volvo')).not.toEqual(matchText(columns, 'golf'));
});
