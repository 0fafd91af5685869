import { expect, test } from 'vitest';
import { isHeic, scaleFor } from './prepare-image.ts';

test('an image is scaled down to 2560 px at its longer edge and never enlarged', () => {
  expect(scaleFor(5120, 2880)).toBe(0.5);
  expect(scaleFor(1000, 5120)).toBe(0.5);
  expect(scaleFor(1920, 1080)).toBe(1);
});

test('a HEIC file is recognised by its type or its file name', () => {
  expect(isHeic({ type: 'image/heic', name: 'a' })).toBe(true);
  expect(isHeic({ type: '', name: 'IMG_1.HEIF' })).toBe(true);
  expect(isHeic({ type: 'image/jpeg', name: 'heic.jpg' })).toBe(false);
});
