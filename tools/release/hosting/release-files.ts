import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { HostingApiError, type HostingClient } from './hosting-client.ts';

const zip = promisify(gzip);

/** Files that are gzipped or uploaded at the same time. */
const AT_ONCE = 16;

/** Another version has become live since the one that this release was made from. */
export class StaleBaseError extends Error {
  override readonly name = 'StaleBaseError';
}

export interface FilesToRelease {
  /** Folder of the finished site. */
  folder: string;
  /** Files of earlier versions that this one keeps: path → hash. */
  inherited: ReadonlyMap<string, string>;
  /** Hosting's `ServingConfig`. */
  config: object;
  labels: Record<string, string>;
  message: string;
  /** The version that must still be live when this one takes its place; null for none. */
  base: string | null;
}

/** What a release sent. */
export interface Released {
  version: string;
  files: number;
  uploaded: number;
}

/**
 * Releases the files of a folder as a new version in one switch. A failure before it changes nothing
 * for visitors; what was uploaded is used by the next attempt. Throws `StaleBaseError`,
 * `HostingApiError`.
 */
export async function releaseFiles(
  client: HostingClient,
  { folder, inherited, config, labels, message, base }: FilesToRelease,
): Promise<Released> {
  const paths = await filesBelow(folder);
  const hashes = new Map(inherited);
  const sources = new Map<string, string>();
  await eachOf(paths, async (path) => {
    const hash = hashOf(await gzipped(folder, path));
    hashes.set(`/${path}`, hash);
    sources.set(hash, path);
  });
  const version = await client.createVersion({ config, labels });
  const { url, required } = await client.populate(version, hashes);
  await eachOf(required, async (hash) => {
    const path = sources.get(hash);
    if (path === undefined) {
      throw new HostingApiError(`Hosting has lost ${hash}, an inherited file.`, null);
    }
    await client.upload(url, hash, await gzipped(folder, path));
  });
  await client.finalize(version);
  if (((await client.live())?.version ?? null) !== base) {
    throw new StaleBaseError('Another version was released meanwhile.');
  }
  await client.release(version, { type: 'DEPLOY', message });
  return { version, files: hashes.size, uploaded: required.length };
}

/** Paths of all files, relative and with forward slashes. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** The bytes that Hosting stores. The level is fixed: other bytes would count as another file. */
async function gzipped(folder: string, path: string): Promise<Buffer> {
  return zip(await readFile(join(folder, path)), { level: 9 });
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Works through a list, some at the same time; the first error ends it. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
