import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Folder of the files whose names contain a hash of their content. */
const HASHED_FOLDER = '_astro';

/**
 * How many releases are stored, and in how many releases a hashed file is included, counting the
 * last one whose pages use it.
 */
export const STORED_RELEASES = 5;

/** Paths of all hashed files of a site, relative to its root, with forward slashes. */
export async function hashedFiles(site: string): Promise<string[]> {
  const folder = join(site, HASHED_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * The hashed files of a new release with their ages: its own at age 0, and the `inherited` ones of
 * earlier releases, which a visitor needs who loaded a page before the switch and opens its gallery
 * after it.
 */
export function ageAssets(
  own: string[],
  previous: Record<string, number>,
): { assets: Record<string, number>; inherited: string[] } {
  const current = new Set(own);
  const inherited = Object.keys(previous).filter(
    (name) => !current.has(name) && (previous[name] ?? 0) + 1 < STORED_RELEASES,
  );
  const assets: Record<string, number> = {};
  for (const name of own) assets[name] = 0;
  for (const name of inherited) assets[name] = (previous[name] ?? 0) + 1;
  return { assets, inherited };
}
