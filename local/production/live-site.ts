import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { MANIFEST, type Manifest, ManifestSchema } from '../publishing/manifest.ts';

/** The live site did not answer, so a release cannot be measured against it. */
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
