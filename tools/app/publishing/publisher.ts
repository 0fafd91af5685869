import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRequest, RejectedDocument } from '#domain/publishing.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import { ageAssets, hashedFiles, inheritFiles } from '#tools/release/assets.ts';
import { readBuildReport } from '#tools/release/build-report.ts';
import type { Builder } from '#tools/release/builder.ts';
import { checkSite } from '#tools/release/check.ts';
import { MANIFEST, type Manifest, readManifest } from '#tools/release/manifest.ts';
import type { Current, Releases, Staging } from '#tools/release/releases.ts';

export type PublishResult =
  | { ok: true; current: Current; vehicles: number; pages: number; rejected: RejectedDocument[] }
  | { ok: false; problem: string };

export interface Publisher {
  /**
   * Publishes, one at a time. What is asked for while a build runs is built once more after it:
   * everybody who asked meanwhile shares that build.
   */
  publish(request: BuildRequest): Promise<PublishResult>;
  busy(): boolean;
}

export interface PublisherOptions {
  builder: Builder;
  releases: Releases;
  hosting: HostingConfig;
  origin: string;
  /** Called with the new release as soon as it is the current one. */
  onRelease: (current: Current) => void;
}

export function createPublisher(options: PublisherOptions): Publisher {
  let running: Promise<unknown> | null = null;
  let next: { request: BuildRequest; result: Promise<PublishResult> } | null = null;

  async function turn(request: BuildRequest): Promise<PublishResult> {
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
      if (running === null) return turn({ ...request });
      const waiting = { ...request };
      const before = running;
      const result = (async () => {
        await before.catch(() => {});
        next = null;
        return turn(waiting);
      })();
      next = { request: waiting, result };
      return result;
    },
    busy: () => running !== null,
  };
}

/** Build aside, check, switch. Whatever goes wrong on the way, the site stays as it is. */
async function publishOnce(
  { force, full }: BuildRequest,
  options: PublisherOptions,
): Promise<PublishResult> {
  const { builder, releases, onRelease } = options;
  const staging = await releases.stage();
  try {
    const built = await builder.build({ site: staging.site, report: staging.report, full });
    if (!built.ok) return { ok: false, problem: built.problem };
    const report = await readBuildReport(staging.report);
    if (report === null)
      return { ok: false, problem: 'The build did not say what it was made of.' };

    const before = releases.current();
    const previous = before === null ? null : await readManifest(before.release.site);
    const checked = await checkSite({
      site: staging.site,
      origin: options.origin,
      report,
      previous,
      force,
      hosting: options.hosting,
    });
    if (!checked.ok) return checked;

    await furnish(staging, report.vehicles, previous, before?.release.site ?? null);
    const current = await releases.finish(staging);
    onRelease(current);
    const { vehicles, pages, rejected } = report;
    return { ok: true, current, vehicles, pages: pages.length, rejected };
  } finally {
    await releases.discard(staging);
  }
}

/** Adds to a checked build what only a release has: earlier hashed files and its manifest. */
async function furnish(
  { id, site }: Staging,
  vehicles: number,
  previous: Manifest | null,
  previousSite: string | null,
): Promise<void> {
  const { assets, inherited } = ageAssets(await hashedFiles(site), previous?.assets ?? {});
  if (previousSite !== null) await inheritFiles(previousSite, site, inherited);
  const manifest: Manifest = { id, built_at: new Date().toISOString(), vehicles, assets };
  await writeFile(join(site, MANIFEST), JSON.stringify(manifest));
}
