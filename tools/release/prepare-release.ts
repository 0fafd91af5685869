import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest, PublishingFailure } from '#domain/publishing.ts';
import type { HeaderRule, HostingConfig } from '#emulator/hosting/index.ts';
import { ageAssets, hashedFiles } from './assets.ts';
import { checkSite } from './check/check-site.ts';
import type { HostingClient } from './hosting/hosting-client.ts';
import type { FilesToRelease } from './hosting/release-files.ts';
import { servingConfig } from './hosting/serving-config.ts';
import { readLiveManifest } from './live-site.ts';
import { nextId } from './release-id.ts';
import { RELEASE_MANIFEST, type ReleaseManifest } from './release-manifest.ts';

/** Header rules that the build generated for its pages; not a file that visitors get. */
const HEADERS_FILE = '_headers.json';

export interface BuiltSite {
  /** Folder of the built site; files are added to it. */
  folder: string;
  siteUrl: string;
  build: BuildManifest;
  /** Staff chose 'Publicér alligevel' for a stock that shrank. */
  force: boolean;
  hosting: HostingConfig;
}

export type PreparedRelease =
  | { ok: true; id: string; files: FilesToRelease }
  | { ok: false; problem: string; failure: PublishingFailure };

/**
 * Checks a built site against the live one and completes it: the hashed files of earlier releases,
 * the release manifest, the configuration with the generated headers.
 */
export async function prepareRelease(
  client: HostingClient,
  { folder, siteUrl, build, force, hosting }: BuiltSite,
): Promise<PreparedRelease> {
  const live = await client.live();
  const previous = live === null ? null : await readLiveManifest(siteUrl);
  const checked = await checkSite({
    site: folder,
    origin: siteUrl,
    build,
    previous,
    force,
    hosting,
  });
  if (!checked.ok) return checked;

  const headers = await takeGeneratedHeaders(folder);
  const { assets, inherited } = ageAssets(await hashedFiles(folder), previous?.assets ?? {});
  const liveFiles =
    live === null || inherited.length === 0 ? null : await client.files(live.version);
  const kept = inherited.flatMap((name) => {
    const hash = liveFiles?.get(`/${name}`);
    return hash === undefined ? [] : [[`/${name}`, hash] as const];
  });
  const { vehicles } = build;
  const id = nextId(previous?.id);
  const manifest: ReleaseManifest = { id, built_at: new Date().toISOString(), vehicles, assets };
  await writeFile(join(folder, RELEASE_MANIFEST), JSON.stringify(manifest));
  const files = {
    folder,
    inherited: new Map(kept),
    config: servingConfig(hosting, headers),
    labels: { release: id },
    message: id,
    base: live?.version ?? null,
  };
  return { ok: true, id, files };
}

/** The header rules of a build, which leave the folder of the site. */
async function takeGeneratedHeaders(folder: string): Promise<HeaderRule[]> {
  const file = join(folder, HEADERS_FILE);
  const rules = JSON.parse(await readFile(file, 'utf8')) as HeaderRule[];
  await rm(file);
  return rules;
}
