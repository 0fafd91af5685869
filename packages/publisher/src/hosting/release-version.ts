import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import pMap from 'p-map';
import type { HostingClient, ReleaseFile } from './hosting-client.ts';

const zip = promisify(gzip);

const UPLOADS_AT_ONCE = 16;

/** Another version has become live since the one that this release was made from. */
export class StaleBaseError extends Error {
  override readonly name = 'StaleBaseError';
}

/** Hosting lacks a file of an earlier release that this one still has. */
export class LostFileError extends Error {
  override readonly name = 'LostFileError';
}

export interface VersionToRelease {
  files: Iterable<ReleaseFile>;
  /** The gzipped bytes of a new file by that hash; undefined for one that Hosting must have. */
  content: (hash: string) => Uint8Array | Promise<Uint8Array> | undefined;
  /** Hosting's `ServingConfig`. */
  config: object;
  labels: Record<string, string>;
  message: string;
  /** The version that must still be live when this one takes its place; null for none. */
  base: string | null;
  /** Runs when the version is complete, right before it becomes live. */
  beforeSwitch?: () => Promise<void>;
}

/** What a release sent. */
export interface Released {
  version: string;
  uploaded: number;
}

/**
 * Releases files as a new version in one switch. A failure before it changes nothing for visitors;
 * what was uploaded is used by the next attempt. Throws `StaleBaseError`, `LostFileError`,
 * `HostingApiError`.
 */
export async function releaseVersion(
  client: HostingClient,
  { files, content, config, labels, message, base, beforeSwitch }: VersionToRelease,
): Promise<Released> {
  const version = await client.createVersion({ config, labels });
  const { url, required } = await client.populate(version, files);
  const upload = async (hash: string) => {
    const bytes = await content(hash);
    if (bytes === undefined) throw new LostFileError(`Hosting has lost the file ${hash}.`);
    await client.upload(url, hash, bytes);
  };
  await pMap(required, upload, { concurrency: UPLOADS_AT_ONCE });
  await client.finalize(version);
  await beforeSwitch?.();
  if (((await client.live())?.version ?? null) !== base) {
    throw new StaleBaseError('Another version was released meanwhile.');
  }
  await client.release(version, { message });
  return { version, uploaded: required.length };
}

/**
 * The level is fixed: other bytes would count as another file. The highest one takes half as long again and
 * makes pages smaller by less than a hundredth.
 */
const OPTIONS = { level: 6, memLevel: 9 };

/** Compressed files lie side by side: the C library keeps what lies between many small blocks. */
const BLOCK_BYTES = 1024 * 1024;
let free = new Uint8Array(0);

/**
 * The bytes that Hosting stores. Copied, since zlib returns a slice of 64 KB that stay in memory
 * with it: ten times the size of most pages.
 */
export async function gzipped(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const zipped = await zip(bytes, OPTIONS);
  const { byteLength } = zipped;
  if (byteLength > free.byteLength) free = new Uint8Array(Math.max(byteLength, BLOCK_BYTES));
  const copy = free.subarray(0, byteLength);
  free = free.subarray(byteLength);
  copy.set(zipped);
  return copy;
}

/** Compressed chunks have their own memory, not parts of memory that other buffers share. */
const CHUNK_BYTES = 64 * 1024;

/** The facts about a file that a release must know. */
export interface ZippedFile {
  /** SHA-256 of its bytes, and of them gzipped. */
  hash: string;
  gzip: string;
  zipped: Uint8Array<ArrayBuffer>;
}

/** A file that is made piece by piece, with only a few pieces in memory at a time. */
export async function zipChunks(chunks: AsyncIterable<Uint8Array>): Promise<ZippedFile> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const parts: Uint8Array[] = [];
  await pipeline(
    hashed,
    createGzip({ ...OPTIONS, chunkSize: CHUNK_BYTES }),
    async (zipped: AsyncIterable<Uint8Array>) => {
      for await (const part of zipped) parts.push(part);
    },
  );
  const zipped = joined(parts);
  return { hash: hash.digest('hex'), gzip: hashOf(zipped), zipped };
}

/** Not `Buffer.concat`, which puts a small file into memory that other buffers share. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** SHA-256 as hex, of a text as UTF-8. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
