import { expect, it } from 'vitest';
import { textOfProps } from './text-of-props.ts';

it.each([
  [{ price: 1 }, { price: '1' }],
  [{ tax: null }, { tax: undefined }],
  [{ tax: null }, {}],
  [{ list: ['a', 'b'] }, { list: ['a,b'] }],
  [{ list: [['a'], 'b'] }, { list: [['a', 'b']] }],
  [{ list: [] }, { list: {} }],
  [{ a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } }],
  [{ a: 1 }, { b: 1 }],
])('%o and %o have different texts, equal props the same one', (a, b) => {
  expect(textOfProps(a)).not.toBe(textOfProps(b));
  expect(textOfProps(a)).toBe(textOfProps(structuredClone(a)));
});

it.each([
  ['a set', { found: new Set([1]) }],
  ['a date', { on: new Date(0) }],
  ['a function', { onSend: () => {} }],
  ['a long list', { rows: Array.from({ length: 10_000 }, (_, index) => index) }],
])('props with %s have no text, so that no other markup is taken for theirs', (_what, props) => {
  expect(textOfProps(props)).toBeNull();
});
