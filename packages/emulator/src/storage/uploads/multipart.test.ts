import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { receiveMultipart } from './multipart.ts';

const folder = mkdtempSync(join(tmpdir(), 'multipart-'));
const file = join(folder, 'body');
afterAll(() => rmSync(folder, { recursive: true }));

function requestOf(body: Uint8Array, cuts: number[], boundary = 'b0undary'): IncomingMessage {
  const places = [0, ...cuts.map((cut) => cut % (body.length + 1)), body.length];
  const sorted = places.toSorted((a, b) => a - b);
  const chunks = sorted.slice(1).map((end, index) => body.subarray(sorted[index], end));
  const headers = { 'content-type': `multipart/related; boundary=${boundary}` };
  return Object.assign(Readable.from(chunks), { headers }) as unknown as IncomingMessage;
}

const bodyOf = (bytes: Uint8Array, end = '\r\n--b0undary--') =>
  Buffer.concat([
    Buffer.from('--b0undary\r\ncontent-type: application/json\r\n\r\n{"name":"æ"}'),
    Buffer.from('\r\n--b0undary\r\nContent-Type: image/jpeg\r\n\r\n'),
    bytes,
    Buffer.from(end),
  ]);

it('receiveMultipart returns metadata, type and every byte however the body is split into chunks', async () => {
  const nasty = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom('\r\n--b0undary', '\r\n\r\n', '--b0undary--', '\r\n').map(Buffer.from),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(nasty, { maxLength: 4 }).map((parts) => Buffer.concat(parts)),
      fc.array(fc.nat(1000), { maxLength: 12 }),
      fc.constantFrom('\r\n--b0undary--', '\r\n--b0undary--\r\n'),
      async (bytes, cuts, end) => {
        const request = requestOf(bodyOf(bytes, end), cuts);
        expect(await receiveMultipart(request, file)).toEqual({
          metadata: { name: 'æ' },
          contentType: 'image/jpeg',
        });
        expect(readFileSync(file).equals(bytes)).toBe(true);
      },
    ),
    { numRuns: process.env['DEEP'] ? 2000 : 200 },
  );
});

it.each([
  ['a body without its end', bodyOf(Buffer.from('half a file'), '')],
  ['one part alone', Buffer.from('--b0undary\r\n\r\n{}\r\n--b0undary--')],
  ['no parts', Buffer.from('hej')],
  ['metadata that is no JSON', Buffer.from('--b0undary\r\n\r\nhej\r\n--b0undary\r\n\r\nx')],
])('receiveMultipart refuses %s', async (_what, body) => {
  await expect(receiveMultipart(requestOf(body, []), file)).rejects.toThrow();
});
