import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** What a fresh clone does not have. */
const NOT_CLONED = new Set([
  '.astro',
  '.data',
  '.data-tests',
  '.git',
  'dist',
  'node_modules',
  'test-results',
]);

/** Copies the project as a dealer would clone it, with the facts of the dealer filled in. */
export async function copyForProduction(folder: string, from = ROOT): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(from)) {
    if (NOT_CLONED.has(name)) continue;
    await cp(join(from, name), join(folder, name), { recursive: true });
  }
  await symlink(join(from, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const facts = join(folder, 'src/dealer.ts');
  const text = await readFile(facts, 'utf8');
  await writeFile(facts, text.replace('invented: true', 'invented: false'));
}
