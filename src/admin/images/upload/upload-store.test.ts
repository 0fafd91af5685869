import { expect, test } from 'vitest';
import { readyToSave, type Upload } from './upload-store.ts';

const ready = (...states: Upload['state'][]) =>
  readyToSave(
    states.map((state, index) => ({ state, index, round: 1 })),
    1,
  ).map(({ index }) => index);

test('the document of an uploaded image is saved once every image before it was uploaded or failed', () => {
  expect(ready('uploaded', 'uploaded', 'uploading', 'uploaded')).toEqual([0, 1]);
  expect(ready('failed', 'uploaded', 'waiting')).toEqual([1]);
  expect(ready('preparing', 'uploaded')).toEqual([]);
  expect(ready('uploaded', 'failed', 'uploaded')).toEqual([0, 2]);
});

test('a retried upload belongs to the round of its retry alone, so that it is counted once', () => {
  const first = { state: 'uploaded', round: 1 } as const;
  const retried = { state: 'uploaded', round: 2 } as const;
  expect(readyToSave([first, retried], 1)).toEqual([first]);
  expect(readyToSave([first, retried], 2)).toEqual([retried]);
});
