import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { MANIFEST, type Manifest, ManifestSchema } from '../release/manifest.ts';

/** The live site did not answer, or not with what it should show by now. */
export class LiveSiteError extends Error {
  override readonly name = 'LiveSiteError';
}

/** The manifest of what visitors see now; null where nothing of ours has been published yet. */
export async function readLiveManifest(siteUrl: string): Promise<Manifest | null> {
  const response = await get(`${siteUrl}/${MANIFEST}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new LiveSiteError(`${siteUrl} answered ${response.status}.`);
  const result = v.safeParse(ManifestSchema, await response.json().catch(() => null));
  return result.success ? result.output : null;
}

/** The edges of the CDN do not all switch in the same moment. */
const PATIENCE_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Resolves once visitors see a release; fails where they see another after all the pauses. */
export async function expectLive(
  siteUrl: string,
  release: string,
  pauses: readonly number[] = PATIENCE_MS,
): Promise<void> {
  for (const milliseconds of [...pauses, null]) {
    const live = await readLiveManifest(siteUrl);
    if (live?.id === release) return;
    if (milliseconds === null) {
      throw new LiveSiteError(`Visitors see release ${live?.id ?? 'none'} and not ${release}.`);
    }
    await pause(milliseconds);
  }
}

/** Fetches hashed files of earlier releases from the live site into a new one. */
export async function inheritFromLive(
  siteUrl: string,
  site: string,
  names: string[],
): Promise<void> {
  for (const name of names) {
    const response = await get(`${siteUrl}/${name}`);
    // Gone is gone: the pages that asked for it are older than what Hosting kept.
    if (response.status === 404) continue;
    if (!response.ok) throw new LiveSiteError(`${siteUrl}/${name} answered ${response.status}.`);
    const target = join(site, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, Buffer.from(await response.arrayBuffer()));
  }
}

async function get(url: string): Promise<Response> {
  try {
    return await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(30_000) });
  } catch (cause) {
    throw new LiveSiteError(`${url} could not be reached.`, { cause });
  }
}
