import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipped } from './release-version.ts';

it('a compressed file keeps no more memory than its own bytes', async () => {
  const zipped = await gzipped(Buffer.from('a page of the site'));
  expect(gunzipSync(zipped).toString()).toBe('a page of the site');
  expect(zipped.buffer.byteLength).toBe(zipped.byteLength);
});
