import { expect, test } from 'vitest';
import { emptyValues } from '../form/values.ts';
import { fillForm } from './fill-form.ts';

const EMPTY = emptyValues(new Date('2026-11-22T12:00:00Z'));
const AUDI = { make: 'Audi', model: 'A6', year: 2015, power_hp: 272 } as const;

test('the register fills in empty fields and the year that an empty form begins with', () => {
  const filled = fillForm(AUDI, { values: EMPTY, untouched: EMPTY, marks: {} });
  expect(filled).toEqual({
    values: { make: 'Audi', model: 'A6', year: '2015', power_hp: '272' },
    kept: [],
  });
});

test('the register never replaces a text that staff have written', () => {
  const values = { ...EMPTY, make: 'Volvo', year: '2018' };
  const filled = fillForm(AUDI, { values, untouched: EMPTY, marks: {} });
  expect(filled.values).toEqual({ model: 'A6', power_hp: '272' });
  expect(filled.kept).toEqual(['make', 'year']);
});

test('the year of a stored vehicle stays, even where it is this year', () => {
  const filled = fillForm(AUDI, { values: EMPTY, untouched: null, marks: {} });
  expect(filled.kept).toEqual(['year']);
});

test('a second answer replaces what the first one filled in, unless it was edited', () => {
  const values = { ...EMPTY, make: 'Audi', model: 'A4 Avant', year: '2015' };
  const marks = { make: 'Audi', model: 'A4', year: '2015' };
  const tesla = { make: 'Tesla', model: 'Model 3', year: 2022 };
  const filled = fillForm(tesla, { values, untouched: EMPTY, marks });
  expect(filled).toEqual({ values: { make: 'Tesla', year: '2022' }, kept: ['model'] });
});
