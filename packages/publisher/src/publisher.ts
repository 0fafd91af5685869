import { HostingApiError } from './hosting/hosting-client.ts';
import { LostFileError, StaleBaseError } from './hosting/release-version.ts';
import type { PublishRequest } from './publish-request.ts';
import { type PublishResult, publishRevision } from './publish-revision.ts';
import type { PublisherOptions } from './publisher-options.ts';
import type { LastRelease } from './release/base-release.ts';
import { STORED_RELEASES } from './release/release-assets.ts';

export interface Publisher {
  /**
   * Publishes the site, one release at a time. Requests that arrive meanwhile are merged into the
   * next one; all of them resolve to its result. A failure is a result, not an exception.
   */
  publish(request: PublishRequest): Promise<PublishResult>;
  /** Whether it publishes right now. */
  publishing(): boolean;
}

/** How often a release is made again because another one was faster, or a file was lost. */
const MAX_ATTEMPTS = 4;

/** No publisher takes this long: an older version belongs to a publisher that ended. */
const UNFINISHED_MS = 3_600_000;

export function createPublisher(options: PublisherOptions): Publisher {
  let last: LastRelease | null = null;
  let running: Promise<unknown> | null = null;
  let tidied = false;
  let next: { request: PublishRequest; result: Promise<PublishResult> } | null = null;

  /** One release and, for a large site, a second one with the deferred pages. */
  async function publishAll(request: PublishRequest, sendsAll: boolean): Promise<PublishResult> {
    // A full release compares no data, and a large stock would be in memory twice.
    if (request.full && last) last = { ...last, data: null };
    const first = await publishRevision(request, { ...options, sendsAll }, last);
    last = first.last;
    if (!first.result.ok || !last?.state.isPartial) return first.result;
    // A site that is not large defers no page.
    const rest = { ...options, largeSite: Number.POSITIVE_INFINITY };
    const second = await publishRevision(request, rest, last, first.content);
    last = second.last;
    return second.result.ok ? inOneResult(first.result, second.result) : second.result;
  }

  async function attempt(
    request: PublishRequest,
    attempts = 1,
    sendsAll = false,
  ): Promise<PublishResult> {
    try {
      const result = await publishAll(request, sendsAll);
      if (result.ok) await storeForNextProcess(options);
      if (result.ok && !tidied) await deleteUnfinished(options);
      tidied ||= result.ok;
      return result;
    } catch (error) {
      const isLost = error instanceof LostFileError;
      if (attempts < MAX_ATTEMPTS && (isLost || error instanceof StaleBaseError)) {
        const again = { ...request, full: request.full || isLost };
        return attempt(again, attempts + 1, sendsAll || isLost);
      }
      const retryAfter = error instanceof HostingApiError ? error.retryAfter : 0;
      const problem = { kind: 'failed' as const, message: messageOf(error), retryAfter };
      return { ok: false, problem };
    }
  }

  async function run(request: PublishRequest): Promise<PublishResult> {
    const result = attempt(request);
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
        if (request.page !== undefined) next.request.page = request.page;
        next.request.force ||= request.force;
        next.request.full ||= request.full;
        return next.result;
      }
      if (running === null) return run({ ...request });
      const merged = { ...request };
      const previous = running;
      const result = (async () => {
        await previous;
        next = null;
        return run(merged);
      })();
      next = { request: merged, result };
      return result;
    },
    publishing: () => running !== null,
  };
}

type Published = Extract<PublishResult, { ok: true }>;

/** The merged result of two releases of one request. */
function inOneResult(first: Published, second: Published): Published {
  const [before, after] = [first.details, second.details];
  const deferred = Object.entries(after.steps).map(([step, time]) => [`${step} deferred`, time]);
  return {
    ...second,
    details: {
      ...after,
      rendered: before.rendered + after.rendered,
      changed: [...new Set([...before.changed, ...after.changed])],
      removed: [...before.removed, ...after.removed],
      uploaded: before.uploaded + after.uploaded,
      page: before.page,
      steps: { ...before.steps, ...Object.fromEntries(deferred) },
    },
  };
}

/** The stored data only save time: the site is published even where storing them fails. */
async function storeForNextProcess({ source, states }: PublisherOptions): Promise<void> {
  try {
    await states.keep(STORED_RELEASES);
    await source.save();
  } catch (error) {
    console.error('What the next process would go on from could not be stored.', error);
  }
}

/** Versions of publishers that ended before the switch. Nothing depends on it. */
async function deleteUnfinished({ client, now }: PublisherOptions): Promise<void> {
  try {
    await client.deleteUnfinished(new Date(now().getTime() - UNFINISHED_MS));
  } catch (error) {
    console.error('Versions that were never finished could not be deleted.', error);
  }
}

/** The messages of an error and of what caused it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${messageOf(error.cause)})`;
}
