import { expect, test } from 'vitest';
import { dateOrderOf, readDate, readYear } from './dates.ts';
import { decimalSignOf, readNumber, readPower } from './numbers.ts';
import { readImportCell } from './read-cell.ts';
import { plainText, splitEntries } from './texts.ts';
import { readValue } from './values.ts';

const TODAY = new Date('2026-11-23T12:00:00Z');

test.each<[string, ',' | '.', boolean, number | null]>([
  ['159.900,00', ',', true, 159_900],
  ['159,900', ',', true, 159_900],
  ['159,900.00', '.', true, 159_900],
  ['1.159.900', ',', true, 1_159_900],
  ['kr. 159 900,-', ',', true, 159_900],
  ["78'400 km", ',', true, 78_400],
  ['16,125', ',', false, 16.125],
  ['16.1', ',', false, 16.1],
  ['2,345.5', '.', false, 2345.5],
  ['−500', ',', true, -500],
  ['34.900 EUR', ',', true, null],
  ['ring', ',', true, null],
  ['', ',', true, null],
])(
  'the number %j in a file whose decimals follow a %j, large: %j, is %j',
  (text, sign, large, number) => {
    expect(readNumber(text, sign, large)).toBe(number);
  },
);

test('the sign of the decimals is what most unambiguous numbers of a file have', () => {
  expect(decimalSignOf(['159,900.00', '45,000', '12.5'])).toBe('.');
  expect(decimalSignOf(['159.900', '12,5', '45.000'])).toBe(',');
  expect(decimalSignOf(['159.900', '45.000'])).toBe(',');
});

test.each<[string, string, number | null]>([
  ['247/182', 'HK/kW', 247],
  ['110 kW (150 PS)', 'Leistung', 150],
  ['82 hk', '', 82],
  ['60', 'Effekt (kW)', 82],
  ['stærk', '', null],
])('the power %j under the heading %j is %j horsepower', (text, heading, power) => {
  expect(readPower(text, heading)).toBe(power);
});

test.each<[string, 'dmy' | 'mdy' | 'ymd', string | null]>([
  ['30.04.19', 'dmy', '2019-04-30'],
  ['2019-04-30T00:00:00', 'dmy', '2019-04-30'],
  ['2019-04-30 00:00', 'dmy', '2019-04-30'],
  ['15-03-20', 'dmy', '2020-03-15'],
  ['15-03-20', 'ymd', '2015-03-20'],
  ['04/30/2019', 'mdy', '2019-04-30'],
  ['20190430', 'dmy', '2019-04-30'],
  ['04/2019', 'dmy', '2019-04-01'],
  ['15. marts 2020', 'dmy', '2020-03-15'],
  ['1 Oct 98', 'dmy', '1998-10-01'],
  ['43585', 'dmy', '2019-04-30'],
  ['31-02-2021', 'dmy', null],
  ['snart', 'dmy', null],
])('the date %j in the order %s is %j', (text, order, date) => {
  expect(readDate(text, order, TODAY)).toBe(date);
});

test('the order of a file is the Danish one, unless another reads clearly more of its dates', () => {
  expect(dateOrderOf(['03/04/2021', '04/30/2019', '02/15/2018'], TODAY)).toBe('mdy');
  expect(dateOrderOf(['20-03-31', '19-12-24', '21-01-30'], TODAY)).toBe('ymd');
  expect(dateOrderOf(['03/04/2021', '12/11/2020'], TODAY)).toBe('dmy');
});

test('a year is read from a year, from two of them and from a date', () => {
  expect(
    ['2019', '2019/2020', '15-03-20', '19', '44270'].map((text) => readYear(text, 'dmy', TODAY)),
  ).toEqual([2019, 2019, 2020, null, 2021]);
  // A year with a digit too many, and no day of 1955.
  expect(readYear('20222', 'dmy', TODAY)).toBeNull();
});

test('a list of equipment is split at its lines, bars or commas, and nowhere inside of an entry', () => {
  expect(splitEntries('Klima, alufælge (17", sorte); 1,4 TSI, "Sort, blank"')).toEqual([
    ...['Klima', 'alufælge (17", sorte)', '1,4 TSI', '"Sort, blank"'],
  ]);
  expect(splitEntries('- Klima, aut.\n• Træk\nKlima, aut.')).toEqual(['Klima, aut.', 'Træk']);
  expect(splitEntries('Klima | Træk, svingbart')).toEqual(['Klima', 'Træk, svingbart']);
});

test('a code of equipment that nobody knows is named', () => {
  const format = { decimals: ',', dates: 'dmy', today: TODAY } as const;
  expect(readImportCell('equipment', 'Flyvemaskine', '', format)).toEqual({
    problem: '“Flyvemaskine” er ikke et kendt udstyr.',
  });
});

test('HTML becomes lines of text, and another text stays as it is', () => {
  expect(plainText('<p>Flot &amp; velk&oslash;rende</p><script>x()</script>')).toBe(
    'Flot & velkørende\nx()',
  );
  expect(plainText('pris < 100 & km > 5')).toBe('pris < 100 & km > 5');
});

test('a value of another system is known alone or as words in a text', () => {
  expect(readValue('gearkasse', 'Automatgear, 7 trin')).toBe('automatic');
  expect(readValue('gearkasse', 'A')).toBe('automatic');
  expect(readValue('fuel_type', 'Benzin/El (plug-in hybrid)')).toBe('hybrid');
  expect(readValue('fuel_type', 'Damp')).toBeUndefined();
  expect(readValue('body_type', 'St.car')).toBe('estate');
});
