import { describe, expect, test } from 'vitest';
import { type QuestionedVehicle, saveQuestions, type UnreadableField } from './save-questions.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');
const STORED: QuestionedVehicle = {
  price: 346_800,
  is_on_sale: false,
  sale_price: null,
  original_price: null,
  mileage: 78_400,
  year: 2021,
  first_registration_date: '2021-03-04',
};
const ON_SALE = { ...STORED, is_on_sale: true, sale_price: 339_900, original_price: 359_900 };

const rules = (
  before: QuestionedVehicle | null,
  change: Partial<QuestionedVehicle>,
  unreadable: UnreadableField[] = [],
) =>
  saveQuestions(before, { ...(before ?? STORED), ...change }, unreadable, TODAY).map(
    ({ rule }) => rule,
  );

describe('the questions before a save', () => {
  test.each([
    ['a price without a digit', { price: 29_900 }, [], 'changed'],
    ['a price of one digit', { price: 3 }, [], 'low'],
    ['a price with two digits too many', { price: 34_990_000 }, [], 'high'],
    ['a negative price', { price: -349_900 }, [], 'negative'],
    ['a price with a decimal point', { price: 349.9 }, [], 'low'],
    ['a price in words', { price: 0 }, ['price'], 'unreadable'],
    ['a mileage without two digits', { mileage: 850 }, [], 'mileage_fell'],
    ['a mileage of over a million', { mileage: 1_250_000 }, [], 'mileage_high'],
    ['a year in the future', { year: 2031 }, [], 'year_ahead'],
    ['a registration to come', { first_registration_date: '2062-03-04' }, [], 'registered_ahead'],
  ] as const)('%s raises exactly one question', (_, change, unreadable, rule) => {
    expect(rules(STORED, change, [...unreadable])).toEqual([rule]);
  });

  test.each([
    ['nothing', {}],
    ['the price by a little', { price: 339_900 }],
    ['the price by a quarter', { price: 346_800 * 0.75 }],
    ['the price upwards by a quarter', { price: 346_800 * 1.25 }],
    ['the mileage after a test drive', { mileage: 78_420 }],
    ['the year to the next one', { year: 2022 }],
    ['the year downwards', { year: 2020 }],
    ['the year to one of an old car', { year: 1998, first_registration_date: '1998-05-01' }],
    ['the first registration', { first_registration_date: '2020-12-30' }],
    ['the first registration to none', { first_registration_date: null }],
    ['the car to an offer', { is_on_sale: true, sale_price: 329_900, original_price: 346_800 }],
    [
      'the car to an offer at its price',
      { is_on_sale: true, sale_price: 346_800, original_price: 359_900 },
    ],
    ['an offer without its prices', { is_on_sale: true }],
    ['prices of an offer that is off', { sale_price: 5, original_price: 1 }],
  ] as const)('a change of %s raises no question', (_, change) => {
    expect(rules(STORED, change)).toEqual([]);
  });

  test('an offer raises a question when it is not below its price or before-price', () => {
    expect(rules(ON_SALE, { price: 334_900 })).toEqual(['offer_above_price']);
    expect(rules(ON_SALE, { original_price: 339_900 })).toEqual(['offer_not_below_original']);
    expect(rules(ON_SALE, { sale_price: 33_990 })).toEqual(['changed']);
    expect(rules(ON_SALE, { sale_price: 0 }, ['sale_price'])).toEqual(['unreadable']);
    expect(rules(ON_SALE, { is_on_sale: false, price: 334_900 }, ['sale_price'])).toEqual([]);
  });

  test('the price of a new car raises no question about a change, nor does the first price', () => {
    expect(rules(null, { price: 189_900 })).toEqual([]);
    expect(rules({ ...STORED, price: 0 }, { price: 189_900 })).toEqual([]);
    expect(rules(null, { price: 9_000 })).toEqual(['low']);
  });

  test('an odd value that is public already raises no question when another field changes', () => {
    const odd = { ...ON_SALE, price: 9_000, sale_price: 8_000, mileage: 600_000, year: 2040 };
    expect(rules({ ...odd, original_price: 1 }, {})).toEqual([]);
    expect(rules(odd, { year: 2041 })).toEqual(['year_ahead']);
  });

  test('a year later than the first registration raises a question, as of a form left untouched', () => {
    expect(rules(null, { year: 2026, first_registration_date: '2019-02-01' })).toEqual([
      'year_after_registration',
    ]);
    expect(rules(null, { year: 2026, first_registration_date: '2025-11-01' })).toEqual([]);
  });
});

describe('a price compared with similar vehicles', () => {
  const usual = { of: 'model', median: 200_000, count: 5 } as const;
  const questions = (before: QuestionedVehicle | null, price: number) =>
    saveQuestions(before, { ...STORED, price }, [], TODAY, usual).map(({ rule }) => rule);

  test('a new vehicle whose price is far from them is asked about', () => {
    expect(questions(null, 29_900)).toEqual(['unusual']);
    expect(questions(null, 189_900)).toEqual([]);
  });

  test('a price that raises another question is asked about once', () => {
    expect(questions({ ...STORED, price: 210_000 }, 29_900)).toEqual(['changed']);
    expect(questions(null, 9_000)).toEqual(['low']);
  });

  test('a price that was far from them before and still is raises no question again', () => {
    expect(questions({ ...STORED, price: 80_000 }, 79_000)).toEqual([]);
  });
});
