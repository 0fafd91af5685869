import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import type { BuildReport, BuildRequest } from '#domain/publishing.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import { combineRoutes, type Route, sendJson } from '#tools/http/route.ts';
import { STORED_RELEASES } from '#tools/release/assets.ts';
import type { Builder } from '#tools/release/build/builder.ts';
import type { HostingClient } from '#tools/release/hosting/hosting-client.ts';
import { sendBuildReport } from '#tools/release/send-build-report.ts';
import { UsageError } from '#tools/shared/failure.ts';
import { isUpToDate, sourceFingerprint, storeFingerprint } from './fingerprint.ts';
import { createPublisher, type PublishResult } from './publisher.ts';
import { publishingRoute, publishingStatus, readPublishing } from './status.ts';
import { webhookRoute } from './webhook.ts';

export interface PublishingOptions {
  dataDir: string;
  siteUrl: string;
  secret: string;
  firestore: Firestore;
  buildEnv: Record<string, string>;
  /** File with the output of the last build. */
  buildLog: string;
  builder: Builder;
  client: HostingClient;
  hostingConfig: HostingConfig;
  /** Prints a warning on the terminal. */
  warn: (line: string) => void;
}

export interface Publishing {
  /** `/__local/publishing`, and the signed `/__local/publish`. */
  route: Route;
  /**
   * Brings the site up to date before the app is announced. Requests that arrive meanwhile wait,
   * and are then built only if they are newer. Throws where there is no site to serve at all.
   * `imagesReady` resolves when the images of the demo stock have been made.
   */
  publishOnStart(imagesReady: () => Promise<void>): Promise<void>;
  /** Aborts a running build; the next start makes up for it. */
  close(): void;
}

/** How long the first build waits for the images of the demo stock. */
const MAX_IMAGE_WAIT_MS = 12_000;

/** Connects the publisher to its webhook, to the functions and to the server of the site. */
export function startPublishing(options: PublishingOptions): Publishing {
  const { client, dataDir, firestore, siteUrl, secret, warn } = options;
  const publisher = createPublisher({
    builder: options.builder,
    client,
    hosting: options.hostingConfig,
    siteUrl,
    stagingFolder: join(dataDir, 'staging'),
  });
  const started = Promise.withResolvers<void>();
  let firstRevision = -1;
  let closed = false;

  async function publish(request: BuildRequest) {
    const fingerprint = await sourceFingerprint(options.buildEnv);
    const result = await publisher.publish(request);
    if (closed) return result;
    if (result.ok) storeFingerprint(dataDir, fingerprint);
    // Without a site no function can be reached, and the start ends with the problem.
    else if ((await client.live()) === null) return result;
    else warn(`The site was not published: ${result.problem}`);
    await sendBuildReport(siteUrl, secret, reportOf(request, result)).catch((error: Error) =>
      warn(`The functions did not accept the build report: ${error.message}`),
    );
    return result;
  }

  async function onWebhook(request: BuildRequest): Promise<void> {
    await started.promise;
    const published = !request.force && request.revision <= firstRevision;
    if (!published) await publish(request);
  }

  return {
    route: combineRoutes(
      publishingRoute(async () =>
        publishingStatus(
          await readPublishing(firestore),
          await client.live(),
          publisher.building(),
        ),
      ),
      webhookRoute('/__local/publish', secret, (request, response) => {
        sendJson(response, 202, { ok: true });
        onWebhook(request).catch((error: unknown) => warn(`Publishing failed: ${error}`));
      }),
    ),
    close() {
      closed = true;
      options.builder.close();
    },
    async publishOnStart(imagesReady) {
      // What a killed build left behind.
      await rm(join(dataDir, 'staging'), { recursive: true, force: true });
      await client.keepVersions(STORED_RELEASES);
      const { requested, built } = await readPublishing(firestore);
      const upToDate = await isUpToDate(dataDir, options.buildEnv);
      const isEmpty = (await client.live()) === null;
      if (isEmpty || !upToDate || requested > built) {
        await withTimeLimit(MAX_IMAGE_WAIT_MS, imagesReady());
        const { requested: revision } = await readPublishing(firestore);
        const result = await publish({ revision, full: true, force: false });
        if (result.ok) firstRevision = revision;
        else if (isEmpty) {
          throw new UsageError(
            `The site could not be built: ${result.problem.replace(/\.$/u, '')}. Details: ${options.buildLog}`,
          );
        }
      }
      started.resolve();
    },
  };
}

function reportOf({ revision }: BuildRequest, result: PublishResult): BuildReport {
  if (!result.ok) {
    return { ok: false, revision, error: result.problem, failure: result.failure };
  }
  const { release, vehicles, pages, rejected } = result;
  return { ok: true, revision, release, vehicles, pages, rejected };
}

/** Resolves when `work` does, or after `milliseconds`. */
async function withTimeLimit(milliseconds: number, work: Promise<void>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, milliseconds);
  await Promise.race([work, limit.promise]);
  clearTimeout(timer);
}
