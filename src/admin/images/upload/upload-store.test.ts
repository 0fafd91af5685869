import { expect, test } from 'vitest';
import { readyToSave, type Upload } from './upload-store.ts';

const ready = (...states: Upload['state'][]) =>
  readyToSave(states.map((state, index) => ({ state, index, offline: false }))).map(
    ({ index }) => index,
  );

test('the document of an uploaded image is saved once every image before it was uploaded or failed', () => {
  expect(ready('uploaded', 'uploaded', 'uploading', 'uploaded')).toEqual([0, 1]);
  expect(ready('failed', 'uploaded', 'waiting')).toEqual([1]);
  expect(ready('preparing', 'uploaded')).toEqual([]);
  expect(ready('uploaded', 'failed', 'uploaded')).toEqual([0, 2]);
});

test('no later image overtakes one that waits for a connection', () => {
  const [saved, waits, later] = [
    { state: 'uploaded', offline: false },
    { state: 'failed', offline: true },
    { state: 'uploaded', offline: false },
  ] as const;
  expect(readyToSave([saved, waits, later])).toEqual([saved]);
});
