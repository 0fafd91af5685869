import pMap from 'p-map';
import { gzipped, hashOf } from '../hosting/release-version.ts';
import type { ReleasedAsset, ReleaseState } from '../state/release-state.ts';
import type { ReleaseManifest } from './release-manifest.ts';

/**
 * How many releases are stored, and in how many versions of the code a hashed file is included,
 * counting the last one whose pages use it.
 */
export const STORED_RELEASES = 5;

const COMPRESSED_AT_ONCE = 16;

type Assets = Map<string, ReleasedAsset>;

/**
 * The folder where names contain a hash of the content, so files of several releases fit together.
 */
const HASHED = /^\/_astro\//u;

/** Compresses the files of the compiled site and adds the bytes of each to `contents`, by their hash. */
export async function compressAssets(
  files: ReadonlyMap<string, Uint8Array>,
  contents: Map<string, Uint8Array>,
): Promise<Assets> {
  const assets: Assets = new Map();
  const compress = async ([file, bytes]: readonly [string, Uint8Array]) => {
    const zipped = await gzipped(bytes);
    const gzip = hashOf(zipped);
    assets.set(file, { gzip, age: 0 });
    contents.set(gzip, zipped);
  };
  await pMap(files, compress, { concurrency: COMPRESSED_AT_ONCE });
  return assets;
}

/**
 * Adds the hashed files of earlier versions of the code, for visitors who load a page before the
 * switch and open its gallery after it. They grow older with each version of the code, not with
 * each release, and leave after `STORED_RELEASES` versions.
 */
export function withInherited(
  own: Assets,
  earlier: ReadonlyMap<string, ReleasedAsset>,
  isNewCode: boolean,
): Assets {
  const all = new Map(own);
  for (const [file, { gzip, age }] of earlier) {
    const older = isNewCode ? age + 1 : age;
    if (HASHED.test(file) && !own.has(file) && older < STORED_RELEASES) {
      all.set(file, { gzip, age: older });
    }
  }
  return all;
}

/** The hashed files of a release without a stored state, by its manifest and Hosting's list. */
export function assetsAmong(
  files: ReadonlyMap<string, string>,
  manifest: ReleaseManifest | null,
): Assets {
  const assets: Assets = new Map();
  for (const [name, age] of Object.entries(manifest?.assets ?? {})) {
    const gzip = files.get(`/${name}`);
    if (gzip !== undefined) assets.set(`/${name}`, { gzip, age });
  }
  return assets;
}

/** The hashed files with their ages, as the manifest of a release lists them. */
export function manifestAssets(assets: ReleaseState['assets']): ReleaseManifest['assets'] {
  const hashed = [...assets].filter(([file]) => HASHED.test(file));
  return Object.fromEntries(hashed.map(([file, { age }]) => [file.slice(1), age]));
}
