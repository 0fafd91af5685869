import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists every file of a release with its SHA-256; lies beside the folder that is served. */
const CHECKSUMS = 'checksums.json';

/** Writes the checksums of a finished release. */
export async function writeChecksums(folder: string): Promise<void> {
  await writeFile(join(folder, CHECKSUMS), JSON.stringify(await hashes(folder)));
}

/**
 * Whether every file of a release matches its checksum. After a loss of power some may not: the
 * system may have created them on the disk without writing all of their bytes.
 */
export async function isIntact(folder: string): Promise<boolean> {
  try {
    const expected = JSON.parse(await readFile(join(folder, CHECKSUMS), 'utf8')) as object;
    const found = await hashes(folder);
    return Object.entries(expected).every(([name, hash]) => found[name] === hash);
  } catch {
    return false;
  }
}

/** Files that are read at the same time. */
const BATCH_SIZE = 32;

async function hashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== CHECKSUMS)
    .map((entry) => join(entry.parentPath, entry.name));
  const found: Record<string, string> = {};
  for (let next = 0; next < files.length; next += BATCH_SIZE) {
    const some = files.slice(next, next + BATCH_SIZE);
    const bytes = await Promise.all(some.map((file) => readFile(file)));
    for (const [index, file] of some.entries()) {
      const name = relative(folder, file).split(sep).join('/');
      found[name] = hash('sha256', bytes[index] ?? '');
    }
  }
  return found;
}
