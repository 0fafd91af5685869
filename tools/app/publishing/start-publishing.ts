import {
  type HostingClient,
  type PublishDetails,
  type PublishResult,
  STORED_RELEASES,
} from 'site-publisher';
import type { BuildRequest } from '#domain/publishing.ts';
import { buildReportOf, problemText } from '#functions/src/publishing/build/build-report.ts';
import { sendBuildReport } from '#functions/src/publishing/build/send-build-report.ts';
import { combineRoutes, type Route, sendJson } from '#tools/http/route.ts';
import { UsageError } from '#tools/shared/failure.ts';
import type { PublisherProcess } from './start-publisher.ts';
import { publishingRoute, publishingStatus, readPublishing } from './status.ts';
import { createWakeTimer } from './wake-timer.ts';
import { webhookRoute } from './webhook.ts';

export interface PublishingOptions {
  siteUrl: string;
  secret: string;
  emulatorUrl: string;
  publisher: PublisherProcess;
  logFile: string;
  client: HostingClient;
  warn: (line: string) => void;
}

export interface Publishing {
  /** `/__local/publishing`, and the signed `/__local/publish`. */
  route: Route;
  /**
   * Brings the site up to date before the app is announced. Requests that arrive meanwhile wait,
   * and are then published only if they are newer. Throws where there is no site to serve at all.
   */
  publishOnStart(): Promise<void>;
  /** Aborts what is being published; the next start makes up for it. */
  close(): void;
}

/** Connects the publisher to its webhook, to the functions and to the server of the site. */
export function startPublishing(options: PublishingOptions): Publishing {
  const { client, emulatorUrl, publisher, siteUrl, secret, warn } = options;
  const started = Promise.withResolvers<void>();
  let firstRevision = -1;
  let closed = false;
  let details: PublishDetails | null = null;
  const wakeTimer = createWakeTimer(() => {
    publishAgain().catch((error: unknown) => warn(`Publishing failed: ${error}`));
  });

  async function publish(request: BuildRequest): Promise<PublishResult> {
    const result = await publisher.publish(request);
    if (closed) return result;
    if (result.ok) {
      details = result.details;
      wakeTimer.set(details.wake);
      for (const { path } of details.drift ?? []) warn(`${path} had changed without an edit.`);
    }
    // Without a site no function can be reached, and the start ends with the problem.
    else if ((await client.live()) === null) return result;
    else warn(`The site was not published: ${problemText(result.problem)}`);
    await sendBuildReport(siteUrl, secret, buildReportOf(request, result)).catch((error: Error) =>
      warn(`The functions did not accept the build report: ${error.message}`),
    );
    return result;
  }

  /** The revision that is live, or what was requested since; a rollback stays where it is. */
  async function publishAgain(): Promise<{ result: PublishResult; revision: number }> {
    const { requested, built, full } = await readPublishing(emulatorUrl);
    const live = Number((await client.live())?.labels['revision'] ?? requested);
    const isBehind = requested > built;
    const revision = isBehind ? requested : live;
    // The full render of a missed night is requested while the app starts, and is not made twice.
    const request = { revision, full: isBehind && full, force: false };
    return { result: await publish(request), revision };
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
          await readPublishing(emulatorUrl),
          await client.live(),
          publisher.publishing(),
          details,
        ),
      ),
      webhookRoute('/__local/publish', secret, (request, response) => {
        sendJson(response, 202, { ok: true });
        onWebhook(request).catch((error: unknown) => warn(`Publishing failed: ${error}`));
      }),
    ),
    close() {
      closed = true;
      wakeTimer.set(null);
      publisher.close();
    },
    async publishOnStart() {
      await client.keepVersions(STORED_RELEASES);
      const isEmpty = (await client.live()) === null;
      const { result, revision } = await publishAgain();
      if (result.ok) firstRevision = revision;
      else if (isEmpty) {
        throw new UsageError(
          `The site could not be built: ${problemText(result.problem).replace(/\.$/u, '')}. Details: ${options.logFile}`,
        );
      }
      started.resolve();
    },
  };
}
