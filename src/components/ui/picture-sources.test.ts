import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const base = '/pictures/vehicle-images/v1/p1';

test('a picture offers no variant wider than its place', () => {
  const found = pictureSources({ base, widths: [480, 800, 1600] }, 800);
  expect(found).toEqual({
    sources: [{ type: 'image/avif', srcset: `${base}/480.avif 480w, ${base}/800.avif 800w` }],
    src: `${base}/800.webp`,
    srcset: `${base}/480.webp 480w, ${base}/800.webp 800w`,
  });
});

test('a picture that has only a wider variant offers that one', () => {
  expect(pictureSources({ base, widths: [1200, 1600] }, 480)?.src).toBe(`${base}/1200.webp`);
});

test('an image without variants has no picture', () => {
  expect(pictureSources({ base, widths: [] })).toBeNull();
});
