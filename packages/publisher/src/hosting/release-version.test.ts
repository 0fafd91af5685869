import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipped, hashOf, zipChunks } from './release-version.ts';

it('compressed files share blocks of memory and keep their own bytes', async () => {
  const texts = Array.from({ length: 100 }, (_, page) => `page ${page} of the site`);
  const zipped = await Promise.all(texts.map((text) => gzipped(Buffer.from(text))));
  expect(zipped.map((bytes) => gunzipSync(bytes).toString())).toEqual(texts);
  expect(new Set(zipped.map(({ buffer }) => buffer)).size).toBeLessThanOrEqual(2);
});

it('a file that is larger than a block keeps its own bytes', async () => {
  const noise = randomBytes(3_000_000);
  expect(gunzipSync(await gzipped(noise)).equals(noise)).toBe(true);
});

it.each([100, 1000, 65_536, 10_000_000])(
  'a file that comes in chunks of %i bytes is the same as in one piece',
  async (size) => {
    const cars = Array.from({ length: 10_000 }, (_, id) => ({ id, km: (id * 7919) % 200_003 }));
    const whole = Buffer.from(JSON.stringify(cars));
    async function* chunks() {
      for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
    }
    const { hash, gzip, zipped } = await zipChunks(chunks());
    const expected = await gzipped(whole);
    expect([hash, gzip]).toEqual([hashOf(whole), hashOf(expected)]);
    expect(Buffer.compare(zipped, expected)).toBe(0);
  },
);
