import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file of a release with the hash of its bytes; stands beside the site, not in it. */
const CONTENTS = 'contents.json';

/** Notes what a finished release is made of. */
export async function noteContents(folder: string): Promise<void> {
  await writeFile(join(folder, CONTENTS), JSON.stringify(await hashes(folder)));
}

/**
 * Whether a release still is what it was when it was finished. The machine may have lost power
 * before the system had written all of it to the disk: names without bytes are what is left then.
 */
export async function isWhole(folder: string): Promise<boolean> {
  try {
    const noted = JSON.parse(await readFile(join(folder, CONTENTS), 'utf8')) as object;
    const found = await hashes(folder);
    return Object.entries(noted).every(([name, expected]) => found[name] === expected);
  } catch {
    return false;
  }
}

const AT_ONCE = 32;

async function hashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== CONTENTS)
    .map((entry) => join(entry.parentPath, entry.name));
  const found: Record<string, string> = {};
  for (let next = 0; next < files.length; next += AT_ONCE) {
    const some = files.slice(next, next + AT_ONCE);
    const bytes = await Promise.all(some.map((file) => readFile(file)));
    for (const [index, file] of some.entries()) {
      const name = relative(folder, file).split(sep).join('/');
      found[name] = hash('sha256', bytes[index] ?? '');
    }
  }
  return found;
}
