import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './config.ts';

/**
 * A hash of files of the project and of `extra`, other values that what is made from them depends on.
 * `sources` are paths of files and of folders with all that is in them but tests.
 */
export async function hashSources(
  sources: readonly string[],
  extra: Record<string, string | undefined>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  const files = await Promise.all(sources.map(filesOf));
  for (const file of files.flat().sort()) {
    hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function filesOf(source: string): Promise<string[]> {
  if (!(await stat(join(ROOT, source))).isDirectory()) return [source];
  const entries = await readdir(join(ROOT, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}
