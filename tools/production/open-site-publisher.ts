import type { HostingConfig } from 'app-emulator/hosting';
import { openCatalogueSource } from '#catalogue/source.ts';
import type { BuildRequest, PublishingFailure } from '#domain/publishing.ts';
import { loadSite } from '../publisher/load-site.ts';
import type { PublishResult } from '../publisher/publish-revision.ts';
import { createPublisher } from '../publisher/publisher.ts';
import { snapshotObject } from '../publisher/state/snapshot-object.ts';
import { openStateObjects } from '../publisher/state/state-objects.ts';
import { STORED_RELEASES } from '../release/assets.ts';
import { projectHosting } from '../release/hosting/clients.ts';
import { waitUntilLive } from '../release/live-site.ts';
import { openSdk } from '../shared/admin-sdk.ts';
import { UsageError } from '../shared/failure.ts';

/** The site could not be made, did not pass the checks or could not be released. */
export class ReleaseRefusedError extends UsageError {
  override readonly name = 'ReleaseRefusedError';
  readonly failure: PublishingFailure;
  /** Seconds that Hosting asked to be left alone for; 0 where it named none. */
  readonly retryAfter: number;

  constructor({ problem, failure, retryAfter = 0 }: Extract<PublishResult, { ok: false }>) {
    super(problem);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

export interface SitePublisherOptions {
  projectId: string;
  storageBucket: string;
  siteUrl: string;
  /** Folder of the compiled renderer. */
  renderer: string;
  hosting: HostingConfig;
  /** Runs once, when the first release is made and checked. */
  beforeRelease?: (() => Promise<void>) | undefined;
}

export type Published = Extract<PublishResult, { ok: true }>;

/** The publisher of a Firebase project, with what it remembers of its last release. */
export interface SitePublisher {
  /**
   * Publishes and resolves when visitors get the release. Throws `ReleaseRefusedError`,
   * `LiveSiteError`, `HostingApiError`.
   */
  publish(request: BuildRequest): Promise<Published>;
  close(): Promise<void>;
}

/**
 * Opens the publisher of a project: its Firestore, Hosting, and the bucket with the state of the last
 * release and the stock as it was read last.
 */
export async function openSitePublisher(options: SitePublisherOptions): Promise<SitePublisher> {
  const { projectId, storageBucket, siteUrl, renderer, hosting, beforeRelease } = options;
  const site = await loadSite(renderer, hosting);
  const sdk = openSdk(projectId, storageBucket);
  const client = projectHosting(projectId);
  let before: Promise<void> | undefined;
  let retention: Promise<void> | undefined;
  const publisher = createPublisher({
    source: openCatalogueSource({
      firestore: sdk.firestore,
      snapshots: snapshotObject(sdk.bucket),
      origin: site.code,
    }),
    site,
    client,
    hosting,
    states: openStateObjects(sdk.bucket),
    siteUrl,
    now: () => new Date(),
    // A release that is made again, because another one was faster, does not repeat it.
    beforeRelease: async () => {
      before ??= beforeRelease?.();
      await before;
    },
  });

  return {
    async publish(request) {
      retention ??= client.keepVersions(STORED_RELEASES);
      await retention.catch((error: unknown) => {
        retention = undefined;
        throw error;
      });
      const result = await publisher.publish(request);
      if (!result.ok) throw new ReleaseRefusedError(result);
      await waitUntilLive(siteUrl, result.release);
      return result;
    },
    close: () => sdk.close(),
  };
}
