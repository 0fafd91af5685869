import type { Blob, Blobs } from '../blobs/blobs.ts';
import { badRequest } from '../objects/storage-error.ts';

export interface ExpectedChecksums {
  md5Hash?: string;
  crc32c?: string;
}

const NAMES = { md5Hash: 'MD5 hash', crc32c: 'CRC32C' };

/** Checksums that a client sent: in the metadata, or as `x-goog-hash: crc32c=…,md5=…`. */
export function readChecksums(
  body: Record<string, unknown>,
  header: string | string[] | undefined,
): ExpectedChecksums {
  const expected: ExpectedChecksums = {};
  if (typeof body['md5Hash'] === 'string') expected.md5Hash = body['md5Hash'];
  if (typeof body['crc32c'] === 'string') expected.crc32c = body['crc32c'];
  for (const item of String(header ?? '').split(',')) {
    const match = /^\s*(crc32c|md5)=(\S+)\s*$/.exec(item);
    if (match?.[1] === 'crc32c' && match[2]) expected.crc32c = match[2];
    if (match?.[1] === 'md5' && match[2]) expected.md5Hash = match[2];
  }
  return expected;
}

/** Removes the blob and throws where its checksums are not the client's. */
export async function verifyChecksums(
  blobs: Blobs,
  blob: Blob,
  expected: ExpectedChecksums,
): Promise<void> {
  for (const key of ['md5Hash', 'crc32c'] as const) {
    const wanted = expected[key];
    if (wanted === undefined || wanted === blob[key]) continue;
    await blobs.remove(blob.id);
    const name = NAMES[key];
    throw badRequest(
      `Provided ${name} "${wanted}" doesn't match calculated ${name} "${blob[key]}".`,
    );
  }
}
