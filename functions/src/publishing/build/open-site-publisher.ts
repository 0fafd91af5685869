import type { Firestore } from 'firebase-admin/firestore';
import {
  type HostingConfig,
  type PublishResult,
  STORED_RELEASES,
  waitUntilLive,
} from 'site-publisher';
import type { BuildRequest } from '#domain/publishing.ts';
import type { Bucket } from '#functions/src/shared/bucket.ts';
import { once } from '#functions/src/shared/remembered.ts';
import { projectHosting } from './project-hosting.ts';
import { openStateObjects, snapshotObject } from './release-objects.ts';
import { openPublisher } from './site-content.ts';

export interface SitePublisherOptions {
  projectId: string;
  firestore: Firestore;
  bucket: Bucket;
  siteUrl: string;
  renderer: string;
  hosting: HostingConfig;
  /** Runs once, when the first release is made and checked. */
  beforeRelease?: (() => Promise<void>) | undefined;
}

/**
 * Publishes and resolves when visitors get the release. Throws `LiveSiteError` where they do not, and
 * `HostingApiError`.
 */
export type PublishProject = (request: BuildRequest) => Promise<PublishResult>;

/**
 * Opens the publisher of a project, with what it remembers of its last release: its Firestore, Hosting, and
 * the bucket with the state of the last release and the stock as it was read last.
 */
export async function openSitePublisher(options: SitePublisherOptions): Promise<PublishProject> {
  const { projectId, bucket, beforeRelease = async () => {}, ...others } = options;
  const client = projectHosting(projectId);
  const keepVersions = once(() => client.keepVersions(STORED_RELEASES));
  const publisher = await openPublisher({
    ...others,
    client,
    snapshots: snapshotObject(bucket),
    states: openStateObjects(bucket),
    // A release that is made again, because another one was faster, does not repeat it.
    beforeRelease: once(beforeRelease),
  });

  return async (request) => {
    await keepVersions();
    const result = await publisher.publish(request);
    if (result.ok) await waitUntilLive(options.siteUrl, result.release);
    return result;
  };
}
