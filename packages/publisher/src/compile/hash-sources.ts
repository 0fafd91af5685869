import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * A hash of files below `root` and of `extra`, other values that the result depends on. `sources`
 * are paths of files and of folders with all that is in them but tests. Reads synchronously, which
 * takes a fifth of the time for many small files; throws where one is missing.
 */
export function hashSources(
  root: string,
  sources: readonly string[],
  extra: Record<string, string | undefined>,
): string {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const file of sources.flatMap((source) => filesOf(root, source)).sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
