import type { Catalogue } from '#catalogue/types.ts';
import type {
  BuildRequest,
  DriftedPage,
  PublishingFailure,
  RejectedDocument,
} from '#domain/publishing.ts';
import type { SitePage } from '#site/site-page.ts';
import {
  type CheckResult,
  missingPagesProblem,
  shrinkProblem,
} from '#tools/release/check/problems.ts';
import { nextId } from '#tools/release/release-id.ts';
import { planPages, showsByPath } from './pages/plan-pages.ts';
import { promisedPages } from './pages/promised-pages.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { type BaseRelease, type LastRelease, readBaseRelease } from './release/base-release.ts';
import { makeFiles } from './release/make-files.ts';
import { releaseState } from './release/release-with-state.ts';
import { changedPages, driftedPages, isSameRelease, nextState } from './state/next-state.ts';
import type { ReleaseState } from './state/release-state.ts';
import { createStopwatch, type Steps } from './stopwatch.ts';

const LARGE_SITE = 1_000;

/** What a release took, for those who look into it. */
export interface PublishDetails {
  /** Pages that were rendered, and those of them whose bytes are new. */
  rendered: number;
  changed: string[];
  removed: string[];
  /** Files that Hosting did not have. */
  uploaded: number;
  /** The page that the request names, if it changed; else the only page that did. */
  page: string | null;
  /**
   * Pages that differ although they show the same as before, see `driftedPages`; null where not
   * every page was rendered, or there was nothing to compare with.
   */
  drift: DriftedPage[] | null;
  /** When a page changes although no document does. */
  wake: Date | null;
  steps: Steps;
}

export type PublishResult =
  | {
      ok: true;
      release: string;
      vehicles: number;
      pages: number;
      rejected: RejectedDocument[];
      details: PublishDetails;
    }
  | {
      ok: false;
      problem: string;
      failure: PublishingFailure;
      /** Seconds that Hosting asked to be left alone for. */
      retryAfter?: number;
    };

/** The stock at a time, and all pages of a site that shows it. */
export interface ListedSite {
  catalogue: Catalogue;
  pages: SitePage[];
}

/** The result, and what the process remembers for the next revision. */
export interface Published {
  result: PublishResult;
  last: LastRelease | null;
  /** What the release shows, or left for the one that follows; null where none was made. */
  listed: ListedSite | null;
}

/**
 * Publishes what changed since the live release, in one switch; everything where `full` is asked for
 * or where the state of the live release cannot be trusted. A failure before the switch changes
 * nothing. `known` saves an incremental release from reading and listing the site again. Throws
 * `CatalogueError`, `RenderError`, `StaleBaseError`, `LostFileError`, `HostingApiError`.
 */
export async function publishRevision(
  request: BuildRequest,
  options: PublisherOptions,
  last: LastRelease | null,
  known: ListedSite | null = null,
): Promise<Published> {
  const { source, site } = options;
  const now = options.now();
  const stopwatch = createStopwatch();
  const base = await readBaseRelease({ ...options, code: site.code }, last);
  if (base.state !== null && isLive(base.state, request, now)) {
    return { result: reportOf(base.state), last, listed: null };
  }
  const full = request.full || base.state === null;

  const again = full ? null : known;
  const catalogue = again?.catalogue ?? (await source.read({ full, now })).catalogue;
  stopwatch.lap('read');
  const pages = again?.pages ?? [...site.sitePages(catalogue)];
  const shows = showsByPath(pages);
  const missing = promisedPages(catalogue).filter((path) => !shows.has(path));
  const refused =
    problemOf(shrinkProblem(base.vehicles, catalogue.vehicles.length, request.force)) ??
    problemOf(missingPagesProblem(missing));
  if (refused) return { result: refused, last, listed: null };
  const plan = planPages(pages, shows, base.state?.pages ?? new Map(), base.shows);
  stopwatch.lap('compare');

  const isLarge = pages.length > (options.largeSite ?? LARGE_SITE);
  const left = new Set(full || !isLarge ? [] : plan.changed.filter(mayFollow(base)));
  const toRender = full ? pages : plan.changed.filter((page) => !left.has(page));
  const contents = new Map<string, Uint8Array>();
  const files = await makeFiles(toRender, { base, full, paths: shows, options, contents });
  if (!files.ok) return { result: files, last, listed: null };
  stopwatch.lap('render');
  const state = nextState({
    release: nextId(base.id),
    code: site.code,
    revision: request.revision,
    catalogue,
    pages,
    rendered: files.pages,
    before: base.state,
    isPartial: left.size > 0,
    assets: files.assets,
    // What Hosting has lost cannot be kept.
    earlierSearch: options.sendsAll ? new Map() : base.search,
  });
  await options.beforeRelease?.();
  const { released, uploaded } = await release(state, base, contents, options);
  stopwatch.lap('release');
  // Not what the release shows of them, so that the next one finds them changed.
  for (const { path } of left) shows.set(path, base.shows?.get(path));
  const changed = changedPages(base.state, state);
  const details = {
    rendered: toRender.length,
    changed,
    page: pageToName(request, changed),
    removed: plan.removed,
    uploaded,
    drift: full && base.state !== null ? driftedPages(base.state, state) : null,
    wake: state.wake,
    steps: stopwatch.steps(),
  };
  return {
    result: reportOf(released, details),
    last: { state: released, shows },
    listed: { catalogue, pages },
  };
}

/** A new page never follows: others link to it. */
function mayFollow({ state }: BaseRelease): (page: SitePage) => boolean {
  return ({ path, canFollow }) => canFollow === true && state?.pages.has(path) === true;
}

/** Whether a request is for a revision that is live already, and time has changed no page since. */
function isLive(state: ReleaseState, { revision, full, force }: BuildRequest, now: Date): boolean {
  if (full || force || state.isPartial || state.revision !== revision) return false;
  return state.wake === null || now < state.wake;
}

/** Releases a state; where visitors would see no difference it takes the place of the live one's. */
async function release(
  state: ReleaseState,
  base: BaseRelease,
  contents: Map<string, Uint8Array>,
  options: PublisherOptions,
): Promise<{ released: ReleaseState; uploaded: number }> {
  if (base.state !== null && isSameRelease(base.state, state)) {
    // Both as the labels of the live version say: a start compares them.
    const { release, revision } = base.state;
    const released = { ...state, release, revision };
    await options.states.save(released, release);
    return { released, uploaded: 0 };
  }
  const { uploaded } = await releaseState(state, { base, contents, ...options });
  return { released: state, uploaded };
}

function pageToName({ page }: BuildRequest, changed: readonly string[]): string | null {
  if (page !== undefined && changed.includes(page)) return page;
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

function problemOf(check: CheckResult) {
  return check.ok ? null : check;
}

function reportOf(state: ReleaseState, details?: PublishDetails): PublishResult {
  const { release, vehicles, pages, rejected, wake } = state;
  const nothing = {
    rendered: 0,
    changed: [],
    removed: [],
    page: null,
    uploaded: 0,
    drift: null,
    wake,
    steps: {},
  };
  return { ok: true, release, vehicles, pages: pages.size, rejected, details: details ?? nothing };
}
