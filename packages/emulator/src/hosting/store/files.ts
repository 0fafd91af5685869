import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gunzip } from 'node:zlib';
import { siblingModule } from '#emulator/shared/sibling-module.ts';
import { invalidArgument } from '#emulator/wire/status-error.ts';

const HASH = /^[0-9a-f]{64}$/;
const unzip = promisify(gunzip);

/** Whether a text is a SHA-256 in hexadecimal: the name of a file. */
export function isHash(text: string): boolean {
  return HASH.test(text);
}

/**
 * The bytes of all versions, each stored once, gzipped, under the SHA-256 of the gzipped bytes: a
 * file that exists is complete and never changes.
 */
export interface ContentFiles {
  path(hash: string): string;
  /** Stores gzipped bytes durably; throws where `hash` is not theirs. */
  add(hash: string, bytes: Buffer): Promise<void>;
  has(hash: string): boolean;
  /** Removes the files that are not in `used`. */
  sweep(used: ReadonlySet<string>): Promise<void>;
  /**
   * Removes the damaged ones of these files, whose hash is not their name, so that they can be
   * uploaded again; returns how many are then missing.
   */
  removeDamaged(hashes: Iterable<string>): Promise<number>;
}

/** Files in `hosting/` below the data folder, in a folder for each first byte of a hash. */
export function openContentFiles(dataDir: string): ContentFiles {
  const folder = join(dataDir, 'hosting');
  mkdirSync(folder, { recursive: true });
  const path = (hash: string) => join(folder, hash.slice(0, 2), hash);
  let known: Set<string> | null = null;

  /** The hashes of all files, read when they are first needed: visitors ask for files by their hash. */
  function stored(): Set<string> {
    known ??= removePartialFiles(folder);
    return known;
  }

  async function store(hash: string, bytes: Buffer): Promise<void> {
    const partial = `${path(hash)}.${randomUUID()}`;
    await mkdir(join(folder, hash.slice(0, 2)), { recursive: true });
    await using handle = await open(partial, 'wx');
    await handle.writeFile(bytes);
    await handle.sync();
    await rename(partial, path(hash));
  }

  return {
    path,
    has: (hash) => stored().has(hash),
    async add(hash, bytes) {
      const actual = createHash('sha256').update(bytes).digest('hex');
      if (actual !== hash) {
        throw invalidArgument(`The content hash is ${actual}, not ${hash}.`);
      }
      await unzip(bytes).catch((cause) => {
        throw invalidArgument('The content is not gzipped.', { cause });
      });
      const all = stored();
      await store(hash, bytes);
      all.add(hash);
    },
    async sweep(used) {
      const all = stored();
      for (const hash of all) {
        if (used.has(hash)) continue;
        all.delete(hash);
        await rm(path(hash), { force: true });
      }
    },
    async removeDamaged(hashes) {
      const lost = await findDamaged([...hashes].map(path));
      for (const file of lost) {
        await rm(file, { force: true });
        known?.delete(basename(file));
      }
      return lost.length;
    },
  };
}

/** In a thread of its own, since it reads all files of a site. */
async function findDamaged(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const worker = new Worker(siblingModule('find-damaged', import.meta.url), { workerData: files });
  const [damaged] = (await once(worker, 'message')) as [string[]];
  return damaged;
}

/** Removes the files whose upload a crash interrupted; returns the names of the others. */
function removePartialFiles(folder: string): Set<string> {
  const complete = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    if (isHash(entry.name)) complete.add(entry.name);
    else rmSync(join(entry.parentPath, entry.name), { force: true });
  }
  return complete;
}
