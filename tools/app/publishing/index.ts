import type { Firestore } from 'firebase-admin/firestore';
import type { BuildRequest } from '#domain/publishing.ts';
import type { Hosting, HostingConfig } from '#emulator/hosting/index.ts';
import type { Builder } from '#tools/release/builder.ts';
import type { Current, Releases } from '#tools/release/releases.ts';
import { UsageError } from '#tools/shared/failure.ts';
import { firstOf, type LocalHandler, sendJson } from '../http.ts';
import { publishingRoute } from '../routes.ts';
import { isUpToDate, rememberBuild, sourceFingerprint } from './fingerprint.ts';
import { createPublisher, type PublishResult } from './publisher.ts';
import { type BuildResult, reportResult } from './report.ts';
import { publishingStatus, readPublishing } from './status.ts';
import { webhookRoute } from './webhook.ts';

export interface PublishingOptions {
  dataDir: string;
  siteUrl: string;
  secret: string;
  firestore: Firestore;
  buildEnv: Record<string, string>;
  /** Where the builds leave what they print. */
  buildLog: string;
  builder: Builder;
  releases: Releases;
  hosting: Hosting;
  hostingConfig: HostingConfig;
  /** Tells the person at the terminal. */
  say: (line: string) => void;
}

export interface Publishing {
  /** `/__local/publishing`, and the signed `/__local/publish` and `/__local/rollback`. */
  route: LocalHandler;
  /**
   * Brings the site up to date before it is announced. Requests that came in meanwhile wait, and
   * only those for something newer are built afterwards. Fails when there is no site to show.
   */
  open(settled: () => Promise<void>): Promise<void>;
  /** Lets go of what is being built; the next start takes it up again. */
  close(): void;
}

/** For so long the first build waits for the images of the demo stock. */
const SETTLE_MS = 12_000;

/** Joins the publisher to its webhook, its report and the site that shows what it makes. */
export function startPublishing(options: PublishingOptions): Publishing {
  const { releases, hosting, firestore, siteUrl, secret, say } = options;
  const publisher = createPublisher({
    builder: options.builder,
    releases,
    hosting: options.hostingConfig,
    origin: siteUrl,
    onRelease: show,
  });
  const opened = Promise.withResolvers<void>();
  let firstRevision = -1;
  let closed = false;

  function show({ release }: Current): void {
    hosting.show(release);
  }

  async function publish(request: BuildRequest) {
    const fingerprint = await sourceFingerprint(options.buildEnv);
    const result = await publisher.publish(request);
    if (closed) return result;
    if (result.ok) rememberBuild(options.dataDir, fingerprint);
    else if (releases.current() !== null) say(`The site was not published: ${result.problem}`);
    await reportResult(siteUrl, secret, resultOf(request, result)).catch((error: Error) =>
      say(`The functions did not take the build's result: ${error.message}`),
    );
    return result;
  }

  async function onWebhook(request: BuildRequest): Promise<void> {
    await opened.promise;
    const done = !request.force && request.revision <= firstRevision;
    if (!done) await publish(request);
  }

  async function rollback(): Promise<Current | null> {
    const current = await releases.rollback();
    if (current !== null) show(current);
    return current;
  }

  return {
    route: firstOf(
      publishingRoute(async () =>
        publishingStatus(await readPublishing(firestore), releases.current(), publisher.busy()),
      ),
      webhookRoute('/__local/publish', secret, (request, response) => {
        sendJson(response, 202, { ok: true });
        onWebhook(request).catch((error: unknown) => say(`Publishing broke off: ${error}`));
      }),
      webhookRoute('/__local/rollback', secret, async (_request, response) => {
        sendJson(response, 200, { release: (await rollback())?.release.id ?? null });
      }),
    ),
    close() {
      closed = true;
      options.builder.close();
    },
    async open(settled) {
      const { requested, built } = await readPublishing(firestore);
      const fresh = await isUpToDate(options.dataDir, options.buildEnv);
      if (releases.current() === null || !fresh || requested > built) {
        await within(SETTLE_MS, settled());
        const { requested: revision } = await readPublishing(firestore);
        const result = await publish({ revision, full: true, force: false });
        if (result.ok) firstRevision = revision;
        else if (releases.current() === null) {
          throw new UsageError(
            `The site could not be built: ${result.problem.replace(/\.$/u, '')}. Details: ${options.buildLog}`,
          );
        }
      }
      opened.resolve();
    },
  };
}

function resultOf({ revision }: BuildRequest, result: PublishResult): BuildResult {
  if (!result.ok) return { ok: false, revision, error: result.problem };
  const { current, vehicles, pages, rejected } = result;
  return { ok: true, revision, release: current.release.id, vehicles, pages, rejected };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, milliseconds);
  await Promise.race([work, limit.promise]);
  clearTimeout(timer);
}
