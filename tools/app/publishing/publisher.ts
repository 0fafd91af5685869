import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRequest, RejectedDocument } from '#domain/publishing.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import { ageAssets, hashedFiles, inheritFiles } from '#tools/release/assets.ts';
import { readBuildManifest } from '#tools/release/build/build-manifest.ts';
import type { Builder } from '#tools/release/build/builder.ts';
import { checkSite } from '#tools/release/check/check-site.ts';
import {
  RELEASE_MANIFEST,
  type ReleaseManifest,
  readReleaseManifest,
} from '#tools/release/release-manifest.ts';
import type { LiveRelease, Releases, Staging } from '#tools/release/releases.ts';

export type PublishResult =
  | { ok: true; live: LiveRelease; vehicles: number; pages: number; rejected: RejectedDocument[] }
  | { ok: false; problem: string };

export interface Publisher {
  /**
   * Publishes the site, one build at a time. Requests that arrive during a build are merged into
   * one, which is built next; all of them resolve to its result.
   */
  publish(request: BuildRequest): Promise<PublishResult>;
  /** Whether a build runs. */
  building(): boolean;
}

export interface PublisherOptions {
  builder: Builder;
  releases: Releases;
  hosting: HostingConfig;
  origin: string;
  /** Called as soon as a new release is live. */
  onRelease: (live: LiveRelease) => void;
}

export function createPublisher(options: PublisherOptions): Publisher {
  let running: Promise<unknown> | null = null;
  let next: { request: BuildRequest; result: Promise<PublishResult> } | null = null;

  async function run(request: BuildRequest): Promise<PublishResult> {
    const result = publishOnce(request, options);
    running = result;
    try {
      return await result;
    } finally {
      if (running === result) running = null;
    }
  }

  return {
    publish(request) {
      if (next !== null) {
        next.request.revision = Math.max(next.request.revision, request.revision);
        next.request.force ||= request.force;
        next.request.full ||= request.full;
        return next.result;
      }
      if (running === null) return run({ ...request });
      const merged = { ...request };
      const previous = running;
      const result = (async () => {
        await previous.catch(() => {});
        next = null;
        return run(merged);
      })();
      next = { request: merged, result };
      return result;
    },
    building: () => running !== null,
  };
}

/** Builds into a staging folder, checks the site and makes it live; a failure changes nothing. */
async function publishOnce(
  { force, full }: BuildRequest,
  options: PublisherOptions,
): Promise<PublishResult> {
  const { builder, releases, onRelease } = options;
  const staging = await releases.stage();
  try {
    const order = { site: staging.site, manifest: staging.buildManifest, full };
    const outcome = await builder.build(order);
    if (!outcome.ok) return { ok: false, problem: outcome.problem };
    const build = await readBuildManifest(staging.buildManifest);
    if (build === null) return { ok: false, problem: 'The build wrote no manifest.' };

    const previousSite = releases.live()?.release.site ?? null;
    const previous = previousSite === null ? null : await readReleaseManifest(previousSite);
    const checked = await checkSite({
      site: staging.site,
      origin: options.origin,
      build,
      previous,
      force,
      hosting: options.hosting,
    });
    if (!checked.ok) return checked;

    await completeRelease(staging, build.vehicles, previous, previousSite);
    const live = await releases.finish(staging);
    onRelease(live);
    const { vehicles, pages, rejected } = build;
    return { ok: true, live, vehicles, pages: pages.length, rejected };
  } finally {
    await releases.discard(staging);
  }
}

/** Adds the hashed files of earlier releases and the release manifest to a built site. */
async function completeRelease(
  { id, site }: Staging,
  vehicles: number,
  previous: ReleaseManifest | null,
  previousSite: string | null,
): Promise<void> {
  const { assets, inherited } = ageAssets(await hashedFiles(site), previous?.assets ?? {});
  if (previousSite !== null) await inheritFiles(previousSite, site, inherited);
  const manifest: ReleaseManifest = { id, built_at: new Date().toISOString(), vehicles, assets };
  await writeFile(join(site, RELEASE_MANIFEST), JSON.stringify(manifest));
}
