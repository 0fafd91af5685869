import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberText, parseDecimal, parseWhole } from './parse.ts';
import { understoodAs } from './understood.ts';

describe('a number as Danes write it', () => {
  test.each([
    ['349900', 349900],
    ['349.900', 349900],
    ['1.349.900,50', 1349900.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['45.000 km', 45000],
    ['3.995 kr.', 3995],
    ['88 %', 88],
    ['-500', -500],
    ['2.000,-', 2000],
    [',5', 0.5],
  ])('reads %s', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  test.each(['', 'abc', '12abc', '1.2.3', '1,2,3', '1e5', 'NaN', 'Infinity', '--1'])(
    'does not take "%s" for one',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  test('a whole number loses what stands after the comma', () => {
    expect(parseWhole('2021,9')).toBe(2021);
  });

  test('what a field shows for a stored number is read as that number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (hundredths) => {
        const value = hundredths / 100;
        expect(parseDecimal(numberText(value))).toBeCloseTo(value, 6);
      }),
    );
  });

  test('a whole number in Danish format is read as that number', () => {
    const danish = new Intl.NumberFormat('da-DK');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => {
        expect(parseWhole(danish.format(value))).toBe(value);
      }),
    );
  });

  test('no text whatever is read as anything but a finite number or none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseDecimal(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('the hint under a field', () => {
  test('is silent about a plain number and an empty field', () => {
    expect(understoodAs('349900', 'decimal', 0)).toBeUndefined();
    expect(understoodAs(' ', 'decimal', 0)).toBeUndefined();
  });

  test('says what was understood', () => {
    expect(understoodAs('349.900', 'decimal', 0)).toBe('Forstået som 349.900');
    expect(understoodAs('2021,5', 'whole', 0, { plainYear: true })).toBe('Forstået som 2021');
  });

  test('says what becomes of a text that is no number', () => {
    expect(understoodAs('gratis', 'decimal', 0)).toBe('Ikke et tal – læses som 0');
    expect(understoodAs('ukendt', 'whole', null)).toBe('Ikke et tal – gemmes som tomt felt');
  });
});
