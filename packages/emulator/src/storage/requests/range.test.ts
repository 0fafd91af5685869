import { expect, it } from 'vitest';
import { readRange } from './range.ts';

it.each([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', 'unsatisfiable'],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
])('the range header %s on 100 bytes is read as %j', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});
