import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDecimal } from '#domain/text/danish-number.ts';
import { numberText, parseWhole } from './parse.ts';
import { parsedNumberHint } from './parsed-number.ts';

describe('numbers in Danish notation', () => {
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
    ['kr. 250.000,-', 250000],
    [',5', 0.5],
  ])('parseDecimal reads %s', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  test.each(['', 'abc', '12abc', '1.2.3', '1,2,3', '1e5', 'NaN', 'Infinity', '--1'])(
    'parseDecimal returns null for "%s"',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  test('parseWhole drops the decimals of a number', () => {
    expect(parseWhole('2021,9')).toBe(2021);
  });

  test('the text shown for a stored number is read back as that number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (hundredths) => {
        const value = hundredths / 100;
        expect(parseDecimal(numberText(value))).toBeCloseTo(value, 6);
      }),
    );
  });

  test('parseWhole reads a whole number in Danish format', () => {
    const danish = new Intl.NumberFormat('da-DK');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => {
        expect(parseWhole(danish.format(value))).toBe(value);
      }),
    );
  });

  test('parseDecimal returns a finite number or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseDecimal(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('the hint under a number field', () => {
  test('no hint appears under a plain number or an empty field', () => {
    expect(parsedNumberHint('349900', 'decimal', 0)).toBeUndefined();
    expect(parsedNumberHint(' ', 'decimal', 0)).toBeUndefined();
  });

  test('the hint under a number field shows the parsed number', () => {
    expect(parsedNumberHint('349.900', 'decimal', 0)).toBe('Forstået som 349.900');
    expect(parsedNumberHint('2021,5', 'whole', 0, { plainYear: true })).toBe('Forstået som 2021');
  });

  test('the hint under a number field explains how a text that is no number is stored', () => {
    expect(parsedNumberHint('gratis', 'decimal', 0)).toBe('Ikke et tal – læses som 0');
    expect(parsedNumberHint('ukendt', 'whole', null)).toBe('Ikke et tal – gemmes som tomt felt');
  });
});
