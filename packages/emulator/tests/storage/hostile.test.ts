import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BUCKET,
  type StorageEmulator,
  startStorageEmulator,
  tokenOf,
} from '#tests/support/storage-emulator.ts';

const CASES = process.env['DEEP'] ? 3000 : 300;
let emulator: StorageEmulator;

beforeAll(async () => {
  emulator = await startStorageEmulator();
});

afterAll(async () => {
  await emulator.stop();
  emulator.remove();
});

const PATHS = [`/v0/b/${BUCKET}/o`, `/upload/storage/v1/b/${BUCKET}/o`, `/b/${BUCKET}/o`];
const NAMES = ['', '/', '/a', '/a%2Fb', '/..%2F..%2Fetc%2Fpasswd', '/%00', '/%', '/a/rewriteTo/b'];
const QUERIES = ['name', 'uploadType', 'upload_id', 'alt', 'token', 'prefix', 'delimiter'];
const MORE_QUERIES = ['pageToken', 'maxResults', 'generation', 'ifGenerationMatch'];
const VALUES = ['', 'a', 'media', 'multipart', 'resumable', '-1', '0', '9e99', '../x', 'æ\u0000'];
const COMMANDS = ['start', 'upload', 'upload, finalize', 'query', 'cancel', 'unknown'];
const BODIES = [
  '',
  '{}',
  '[]',
  '{"metadata":{"a":{}}}',
  '{"contentType":"a\\r\\nb: c"}',
  '--x\r\n',
];

it(`the Storage emulator answers ${CASES} nonsensical requests without an internal error`, async () => {
  const query = fc.dictionary(
    fc.constantFrom(...QUERIES, ...MORE_QUERIES),
    fc.constantFrom(...VALUES),
    { maxKeys: 3 },
  );
  const headers = fc.record(
    {
      'content-type': fc.constantFrom('multipart/related; boundary=x', 'text/plain', ''),
      'content-range': fc.constantFrom('bytes 0-*/*', 'bytes */*', 'bytes 5-1/3', 'nonsense'),
      range: fc.constantFrom('bytes=0-0', 'bytes=-', 'bytes=9-1'),
      'x-goog-upload-protocol': fc.constantFrom('multipart', 'resumable', 'unknown'),
      'x-goog-upload-command': fc.constantFrom(...COMMANDS),
      'x-goog-upload-offset': fc.constantFrom('0', '7', '-1', 'x'),
      'x-goog-upload-header-content-length': fc.constantFrom('0', '3', '99999999', 'x'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'),
      fc.constantFrom(...PATHS),
      fc.constantFrom(...NAMES),
      query,
      headers,
      fc.constantFrom(...BODIES),
      async (method, path, name, parameters, given, body) => {
        const url = `${emulator.origin}${path}${name}?${new URLSearchParams(parameters)}`;
        const staff = path.startsWith('/v0')
          ? { authorization: `Firebase ${tokenOf({ role: 'admin' })}` }
          : {};
        const withBody = method !== 'GET' && method !== 'HEAD' ? { body } : {};
        const answer = await fetch(url, { method, headers: { ...given, ...staff }, ...withBody });
        await answer.arrayBuffer();
        expect([200, 204, 206, 308, 400, 403, 404, 412, 416, 499, 501]).toContain(answer.status);
      },
    ),
    { numRuns: CASES },
  );
  expect((await fetch(`${emulator.origin}/b/${BUCKET}/o`)).status).toBe(200);
});
