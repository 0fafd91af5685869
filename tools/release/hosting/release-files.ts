import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { eachOf } from '#tools/shared/each-of.ts';
import type { HostingClient } from './hosting-client.ts';
import {
  gzipped,
  hashOf,
  type Released,
  releaseVersion,
  type VersionToRelease,
} from './release-version.ts';

export interface FilesToRelease extends Omit<VersionToRelease, 'files' | 'content'> {
  /** Folder of the finished site. */
  folder: string;
  /** Files of earlier versions that this one keeps: path → hash. */
  inherited: ReadonlyMap<string, string>;
}

/** Releases the files of a folder. Throws as `releaseVersion` does. */
export async function releaseFiles(
  client: HostingClient,
  { folder, inherited, ...version }: FilesToRelease,
): Promise<Released> {
  const files = new Map(inherited);
  const sources = new Map<string, string>();
  const bytesOf = async (path: string) => gzipped(await readFile(join(folder, path)));
  await eachOf(await filesBelow(folder), async (path) => {
    const hash = hashOf(await bytesOf(path));
    files.set(`/${path}`, hash);
    sources.set(hash, path);
  });
  const content = (hash: string) => {
    const path = sources.get(hash);
    return path === undefined ? undefined : bytesOf(path);
  };
  return releaseVersion(client, { ...version, files, content });
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
