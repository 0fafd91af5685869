import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Folder of the files that bear a hash of their content in their name. */
const HASHED_FOLDER = '_astro';

/** For so many releases a hashed file stays reachable after the last page that asked for it. */
export const KEPT_RELEASES = 5;

/** Names of all hashed files of a site, below its root, with forward slashes. */
export async function hashedFiles(site: string): Promise<string[]> {
  const folder = join(site, HASHED_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * The hashed files of a new release: its own at age 0, and those of earlier releases that are
 * still within reach. A visitor may hold a page from before the switch and open its gallery
 * after it.
 */
export function ageAssets(
  own: string[],
  before: Record<string, number>,
): { assets: Record<string, number>; inherited: string[] } {
  const mine = new Set(own);
  const inherited = Object.keys(before).filter(
    (name) => !mine.has(name) && (before[name] ?? 0) + 1 < KEPT_RELEASES,
  );
  const assets: Record<string, number> = {};
  for (const name of own) assets[name] = 0;
  for (const name of inherited) assets[name] = (before[name] ?? 0) + 1;
  return { assets, inherited };
}

/** Brings hashed files of an earlier release along, without a second copy where that works. */
export async function inheritFiles(from: string, to: string, names: string[]): Promise<void> {
  for (const name of names) {
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true });
    await link(join(from, name), target).catch(() => copyFile(join(from, name), target));
  }
}
