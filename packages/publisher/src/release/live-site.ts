import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import {
  RELEASE_MANIFEST,
  type ReleaseManifest,
  ReleaseManifestSchema,
} from './release-manifest.ts';

/** The live site did not answer, or serves another release than expected. */
export class LiveSiteError extends Error {
  override readonly name = 'LiveSiteError';
}

/** Reads the manifest of the live site; null where it has none yet. */
export async function readLiveManifest(siteUrl: string): Promise<ReleaseManifest | null> {
  const response = await get(`${siteUrl}/${RELEASE_MANIFEST}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new LiveSiteError(`${siteUrl} answered ${response.status}.`);
  const result = v.safeParse(ReleaseManifestSchema, await response.json().catch(() => null));
  return result.success ? result.output : null;
}

/** Pauses between attempts: the servers of the CDN do not all switch at the same moment. */
const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Resolves once visitors get this release; throws where they get another after the last pause. */
export async function waitUntilLive(
  siteUrl: string,
  release: string,
  pauses: readonly number[] = RETRY_PAUSES_MS,
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

async function get(url: string): Promise<Response> {
  try {
    return await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(30_000) });
  } catch (cause) {
    throw new LiveSiteError(`${url} could not be reached.`, { cause });
  }
}
