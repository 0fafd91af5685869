import type { Values } from './case.ts';
import { THEN } from './case.ts';

/** Values that the building blocks of the rules accept and refuse, at and just beyond each bound. */

export function requiredText(max: number): Values {
  return { good: ['x', 'x'.repeat(max)], bad: [undefined, null, '', '  ', 'x'.repeat(max + 1), 7] };
}

export function text(max: number): Values {
  return { good: [undefined, null, '', 'x'.repeat(max)], bad: ['x'.repeat(max + 1), 7, ['x']] };
}

export const flag: Values = { good: [undefined, true, false], bad: [null, 1, 'true'] };

export const amount: Values = {
  good: [0, 1.5, 100_000_000],
  bad: [undefined, null, -1, 100_000_001, 100_000_000.5, Number.NaN, '7'],
};

export const optionalAmount: Values = {
  good: [undefined, null, 0, 1.5, 100_000_000],
  bad: [-1, -0.5, 100_000_001, 100_000_000.5, Number.POSITIVE_INFINITY, Number.NaN, '7', true],
};

export function decimal(max: number, min = 0): Values {
  return {
    good: [undefined, null, min, min + 0.5, max],
    bad: [min - 1, min - 0.5, max + 1, max + 0.5, Number.NaN, String(min + 1)],
  };
}

export function wholeNumber(min: number, max: number): Values {
  return {
    good: [min, max],
    bad: [undefined, null, min - 1, max + 1, min + 0.5, Number.NaN, String(min)],
  };
}

export function optionalWholeNumber(max: number, min = 0): Values {
  const bad = [min - 1, max + 1, -max, min + 0.5, min + 1e-7, String(min + 1), 'null', true];
  return { good: [undefined, null, min, max], bad };
}

const WRONG_DATES = [
  '2023-02-29',
  '2023-02-30',
  '2023-13-01',
  '2023-00-10',
  '2023-1-1',
  '2023-01-011',
  '01-02-2023',
  '',
  'null',
  '2023-12-31,2023-12-31',
  '2023-12-31,',
  '2100-02-29',
  20_230_101,
  THEN,
];

const DATES = ['2024-02-29', '1200-02-29', '2023-12-31', '2023-01-01'];

export const calendarDate: Values = { good: DATES, bad: [undefined, null, ...WRONG_DATES] };

export const optionalCalendarDate: Values = {
  good: [undefined, null, ...DATES],
  bad: WRONG_DATES,
};

export function oneOf(values: readonly (string | number)[]): Values {
  return { good: values, bad: [undefined, null, 'other', '', 7, values] };
}

export function optionalOneOf(values: readonly (string | number)[]): Values {
  const bad = ['other', '', 'null', 7, true, `${values[0]},${values[0]}`, values];
  return { good: [undefined, null, ...values], bad };
}
