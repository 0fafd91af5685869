import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRequest, PublishingFailure, RejectedDocument } from '#domain/publishing.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import { readBuildManifest } from '#tools/release/build/build-manifest.ts';
import type { Builder } from '#tools/release/build/builder.ts';
import type { HostingClient } from '#tools/release/hosting/hosting-client.ts';
import { releaseFiles } from '#tools/release/hosting/release-files.ts';
import { prepareRelease } from '#tools/release/prepare-release.ts';

export type PublishResult =
  | { ok: true; release: string; vehicles: number; pages: number; rejected: RejectedDocument[] }
  | { ok: false; problem: string; failure: PublishingFailure };

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
  builder: Pick<Builder, 'build'>;
  client: HostingClient;
  hosting: HostingConfig;
  siteUrl: string;
  /** Where sites are built before they are released. */
  stagingFolder: string;
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
  { builder, client, hosting, siteUrl, stagingFolder }: PublisherOptions,
): Promise<PublishResult> {
  await mkdir(stagingFolder, { recursive: true });
  const staging = await mkdtemp(join(stagingFolder, 'build-'));
  try {
    const folder = join(staging, 'site');
    const buildManifest = join(staging, 'build-manifest.json');
    const outcome = await builder.build({ site: folder, manifest: buildManifest, full });
    if (!outcome.ok) return { ok: false, problem: outcome.problem, failure: 'technical' };
    const build = await readBuildManifest(buildManifest);
    if (build === null) {
      return { ok: false, problem: 'The build wrote no manifest.', failure: 'technical' };
    }

    const prepared = await prepareRelease(client, { folder, siteUrl, build, force, hosting });
    if (!prepared.ok) return prepared;
    await releaseFiles(client, prepared.files);
    const { vehicles, pages, rejected } = build;
    return { ok: true, release: prepared.id, vehicles, pages: pages.length, rejected };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
