import { expect, test } from 'vitest';
import { readyToRegister, type Upload } from './upload-list.ts';

const ready = (...states: Upload['state'][]) =>
  readyToRegister(states.map((state, index) => ({ state, index }))).map(({ index }) => index);

test('an uploaded image is registered once every image before it has been uploaded or has failed', () => {
  expect(ready('arrived', 'arrived', 'uploading', 'arrived')).toEqual([0, 1]);
  expect(ready('failed', 'arrived', 'waiting')).toEqual([1]);
  expect(ready('preparing', 'arrived')).toEqual([]);
  expect(ready('arrived', 'failed', 'arrived')).toEqual([0, 2]);
});
