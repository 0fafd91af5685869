import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

const FILE = { etag: '"a"', size: 100 };

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  [undefined, null],
])('the range %s of a file of 100 bytes is %j', (range, expected) => {
  expect(rangeOf({ range }, FILE)).toEqual(expected);
});

it('a range of a file that has changed since is ignored, so that the visitor gets all of the new one', () => {
  expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"b"' }, FILE)).toBeNull();
  expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"a"' }, FILE)).toEqual({ first: 0, last: 1 });
});
