import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The gzipped bytes of what is new in a release, by their hash. */
export interface NewContents {
  add(hash: string, bytes: Uint8Array): void;
  /** Each of them once; undefined for what was never added. */
  take(hash: string): Uint8Array | undefined;
  [Symbol.dispose](): void;
}

/** An edit stays in memory; of a full release of a large site most goes to a file. */
const IN_MEMORY_BYTES = 16 * 2 ** 20;

export function openNewContents(inMemoryBytes = IN_MEMORY_BYTES): NewContents {
  const inMemory = new Map<string, Uint8Array>();
  const inFile = new Map<string, { start: number; length: number }>();
  let held = 0;
  let file: number | null = null;
  let end = 0;

  return {
    add(hash, bytes) {
      if (inMemory.has(hash) || inFile.has(hash)) return;
      const length = bytes.byteLength;
      if (held + length <= inMemoryBytes) {
        held += length;
        inMemory.set(hash, bytes);
        return;
      }
      file ??= openTemporaryFile();
      writeFileSync(file, bytes);
      inFile.set(hash, { start: end, length });
      end += length;
    },
    take(hash) {
      const bytes = inMemory.get(hash);
      if (bytes !== undefined) {
        inMemory.delete(hash);
        held -= bytes.byteLength;
        return bytes;
      }
      const place = inFile.get(hash);
      if (file === null || place === undefined) return undefined;
      const read = new Uint8Array(place.length);
      readSync(file, read, 0, place.length, place.start);
      return read;
    },
    [Symbol.dispose]() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

/** A file without a name, which is gone with the process, however that ends. */
function openTemporaryFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    return openSync(join(folder, 'contents'), 'wx+');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
