import type { Content } from './content.ts';
import type { Page } from './page.ts';
import { dataByPath, outdatedPages, removedPaths } from './pages/plan-pages.ts';
import type { Problem } from './problem.ts';
import type { PublishRequest } from './publish-request.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { type BaseRelease, type LastRelease, readBaseRelease } from './release/base-release.ts';
import { makeFiles } from './release/make-files.ts';
import { nextId } from './release/release-id.ts';
import { releaseState } from './release/release-with-state.ts';
import {
  changedPages,
  type DriftedPage,
  driftedPages,
  isSameRelease,
  nextState,
} from './state/next-state.ts';
import type { ReleaseState } from './state/release-state.ts';
import { createStopwatch, type Steps } from './stopwatch.ts';

const LARGE_SITE = 1_000;

/** The cost of a release, for diagnosis. */
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
      /** What `Content` says of it. */
      items: number;
      remarks: readonly unknown[];
      pages: number;
      details: PublishDetails;
    }
  | { ok: false; problem: Problem };

/** The result, and what the process remembers for the next revision. */
export interface Published {
  result: PublishResult;
  last: LastRelease | null;
  /** The content of the release and of its deferred pages; null where none was made. */
  content: Content | null;
}

/**
 * Publishes what changed since the live release, in one switch; everything where `full` is asked for
 * or where the state of the live release cannot be trusted. A failure before the switch changes
 * nothing. `known` saves an incremental release from reading the content again. Throws
 * what the source throws, `RenderError`, `StaleBaseError`, `LostFileError`, `HostingApiError`.
 */
export async function publishRevision(
  request: PublishRequest,
  options: PublisherOptions,
  last: LastRelease | null,
  known: Content | null = null,
): Promise<Published> {
  const { source, site } = options;
  const now = options.now();
  const stopwatch = createStopwatch();
  const base = await readBaseRelease(options, last);
  if (base.state !== null && isLive(base.state, request, now)) {
    return { result: reportOf(base.state), last, content: null };
  }
  const full = request.full || base.state === null;

  const content = (full ? null : known) ?? (await source.read({ full, now }));
  stopwatch.lap('read');
  const { pages } = content;
  const data = dataByPath(pages);
  const problem = problemOf(content, data, base, request);
  if (problem) return { result: { ok: false, problem }, last, content: null };
  const before = base.state?.pages ?? new Map();
  const outdated = full ? pages : outdatedPages(pages, before, base.data);
  stopwatch.lap('compare');

  const isLarge = pages.length > (options.largeSite ?? LARGE_SITE);
  const deferred = new Set(full || !isLarge ? [] : outdated.filter(canBeDeferred(base)));
  const toRender = outdated.filter((page) => !deferred.has(page));
  const contents = new Map<string, Uint8Array>();
  const files = await makeFiles(toRender, { base, full, paths: data, options, contents });
  if (!files.ok) return { result: files, last, content: null };
  stopwatch.lap('render');
  const state = nextState({
    release: nextId(base.id),
    code: site.code,
    revision: request.revision,
    content,
    rendered: files.pages,
    before: base.state,
    isPartial: deferred.size > 0,
    assets: files.assets,
    // What Hosting has lost cannot be kept.
    earlier: options.sendsAll ? new Map() : base.kept,
  });
  await options.beforeRelease?.();
  const { released, uploaded } = await release(state, base, contents, options);
  stopwatch.lap('release');
  // Remembered with their released data, so that the next release finds them changed.
  for (const { path } of deferred) data.set(path, base.data?.get(path));
  const changed = changedPages(base.state, state);
  const details = {
    rendered: toRender.length,
    changed,
    page: pageToName(request, changed),
    removed: removedPaths(data, before),
    uploaded,
    drift: full && base.state !== null ? driftedPages(base.state, state) : null,
    wake: state.wake,
    steps: stopwatch.steps(),
  };
  return {
    result: reportOf(released, details),
    last: { state: released, data },
    content,
  };
}

/** New pages are never deferred, because other pages link to them. */
function canBeDeferred({ state }: BaseRelease): (page: Page) => boolean {
  return ({ path, canBeDeferred }) => canBeDeferred === true && state?.pages.has(path) === true;
}

/** Whether a request is for a revision that is live already, and time has changed no page since. */
function isLive(
  state: ReleaseState,
  { revision, full, force }: PublishRequest,
  now: Date,
): boolean {
  if (full || force || state.isPartial || state.revision !== revision) return false;
  return state.wake === null || now < state.wake;
}

/** Releases a state; where visitors would see no difference, it replaces the live state instead. */
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

function pageToName({ page }: PublishRequest, changed: readonly string[]): string | null {
  if (page !== undefined && changed.includes(page)) return page;
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

/** The problem that forbids releasing this content, or null. */
function problemOf(
  { items, promised }: Content,
  data: ReadonlyMap<string, unknown>,
  base: BaseRelease,
  { force }: PublishRequest,
): Problem | null {
  if (!force && items * 2 < base.items) {
    return { kind: 'shrunk', before: base.items, after: items };
  }
  const paths = promised.filter((path) => !data.has(path));
  return paths.length > 0 ? { kind: 'missing_pages', paths } : null;
}

function reportOf(state: ReleaseState, details?: PublishDetails): PublishResult {
  const { release, items, remarks, pages, wake } = state;
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
  return { ok: true, release, items, remarks, pages: pages.size, details: details ?? nothing };
}
