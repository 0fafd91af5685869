import type { Values } from './case.ts';
import { THEN } from './case.ts';

/** Values that the rules accept and refuse, at and just beyond each bound. */

export const flag: Values = { good: [true, false], bad: [undefined, null, 1, 'true'] };

export const amount: Values = {
  good: [0, 1.5, 100_000_000],
  bad: [undefined, null, -1, 100_000_001, 100_000_000.5, Number.NaN, '7'],
};

export const optionalAmount: Values = {
  good: [null, 0, 1.5, 100_000_000],
  bad: [
    ...[undefined, -1, -0.5, 100_000_001, 100_000_000.5],
    ...[Number.POSITIVE_INFINITY, Number.NaN, '7', true],
  ],
};

export const optionalCalendarDate: Values = {
  good: [null, '2024-02-29', '1200-02-29', '2023-12-31', '2023-01-01'],
  bad: [
    ...[undefined, '2023-02-29', '2023-02-30', '2023-13-01', '2023-00-10', '2023-1-1'],
    ...['2023-01-011', '01-02-2023', '', 'null', '2023-12-31,2023-12-31', '2023-12-31,'],
    ...['2100-02-29', 20_230_101, THEN],
  ],
};

export function oneOf(values: readonly (string | number)[]): Values {
  return { good: values, bad: [undefined, null, 'other', '', 7, values] };
}
