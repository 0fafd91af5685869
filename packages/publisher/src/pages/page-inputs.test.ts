import { describe, expect, it } from 'vitest';
import { hashInputs, hasSameInputs, PageInputError } from './page-inputs.ts';

const car = (price: number) => Object.freeze({ id: 'golf', price, created: new Date(0) });

describe('the data of a page', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['equal lists of equal cars', { rows: [car(1)] }, { rows: [car(1)] }, true],
    ['a car with another price', { rows: [car(1)] }, { rows: [car(2)] }, false],
    ['another order', [1, 2], [2, 1], false],
    ['a longer list', [1], [1, 2], false],
    ['another date', { at: new Date(0) }, { at: new Date(1) }, false],
    ['a date and its text', new Date(0), new Date(0).toISOString(), false],
    ['a number and its text', { price: 1 }, { price: '1' }, false],
    ['null and nothing', { sold: null }, { sold: undefined }, false],
    ['an empty list and an empty object', [], {}, false],
    ['texts that look like another value', ['a","b'], ['a', 'b'], false],
  ])('%s are compared alike by value and by hash', (_what, a, b, same) => {
    expect([hasSameInputs(a, b), hashInputs(a) === hashInputs(b)]).toEqual([same, same]);
  });

  it.each([
    [() => 1],
    [new Map()],
    [{ deep: [Symbol('x')] }],
    [Object.freeze({ page: new URL('https://biler.example') })],
  ])('a page with the data %o is refused', (data) => {
    expect(() => hashInputs(data)).toThrow(PageInputError);
  });
});
