import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipped, hashOf, zipChunks } from './release-version.ts';

it('a compressed file keeps no more memory than its own bytes', async () => {
  const zipped = await gzipped(Buffer.from('a page of the site'));
  expect(gunzipSync(zipped).toString()).toBe('a page of the site');
  expect(zipped.buffer.byteLength).toBe(zipped.byteLength);
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
