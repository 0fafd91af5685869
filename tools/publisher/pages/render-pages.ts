import { availableParallelism } from 'node:os';
import type { InlineSources, SitePage } from '#site/site-page.ts';
import type { CompiledSite } from '#tools/publisher/compiled-site.ts';
import type { ReleasedPage } from '#tools/publisher/state/release-state.ts';
import { createReleaseCheck, type ReleaseNames } from '#tools/release/check/release-check.ts';
import { gzipped } from '#tools/release/hosting/release-version.ts';
import { eachOf } from '#tools/shared/each-of.ts';
import { type MadePage, makePage } from './make-page.ts';
import { hashInputs } from './page-inputs.ts';
import { type RenderProcess, startRenderProcess } from './process/start-render-process.ts';

/** A page as it was just rendered. */
export interface FreshPage extends Omit<ReleasedPage, 'inline'> {
  inline: InlineSources;
}

export interface RenderedPages {
  /** By path. */
  pages: Map<string, FreshPage>;
  /** References that lead nowhere, each with its file. */
  broken: string[];
}

/** Pages that other processes may render: each shows a few objects of the catalogue alone. */
const SHAREABLE = new Set(['/car/[id]', '/electric-car/[id]']);
/** So many of them are worth processes of their own, each of which takes half a second and some 200 MB. */
const WORTH_PROCESSES = 1_000;
const MAX_PROCESSES = 4;
/** How many pages a process is given at once, and how often, so that it never waits for the next. */
const PORTION = 24;
const PORTIONS_AHEAD = 4;

/** One is rendered while others are compressed; more would only be in memory together. */
const PAGES_AT_ONCE = 3;

/**
 * Renders pages, checks their references and hands the gzipped bytes of each to `take`. Many pages of
 * vehicles are rendered by processes, where the machine has processors for them. Throws `RenderError`
 * for the first page that cannot be rendered.
 */
export async function renderPages(
  pages: readonly SitePage[],
  site: Pick<CompiledSite, 'render' | 'folder'>,
  names: ReleaseNames,
  take: (path: string, gzipHash: string, bytes: Uint8Array) => void,
): Promise<RenderedPages> {
  const rendered = new Map<string, FreshPage>();
  const broken: string[] = [];
  const shows = new Map(pages.map((page) => [page.path, page.shows]));
  const add = ({ path, file, hash, gzip, zipped, inline, broken: own }: MadePage) => {
    broken.push(...own);
    rendered.set(path, { file, hash, gzip, inputs: hashInputs(shows.get(path)), inline });
    take(path, gzip, zipped);
  };

  const tools = { render: site.render, check: createReleaseCheck(names), zip: gzipped };
  const makeHere = (own: Iterable<SitePage>) =>
    eachOf(own, async (page) => add(await makePage(page, tools)), PAGES_AT_ONCE);

  const [shared, others] = partition(pages, ({ route }) => SHAREABLE.has(route));
  const processors = Math.min(availableParallelism(), MAX_PROCESSES);
  if (site.folder === null || shared.length < WORTH_PROCESSES || processors < 2) {
    await makeHere(pages);
    return { pages: rendered, broken };
  }
  await using processes = new AsyncDisposableStack();
  const setup = { renderer: site.folder, names };
  const makeThere = async (process: RenderProcess) => {
    while (shared.length > 0) (await process.make(shared.splice(0, PORTION))).forEach(add);
  };
  const there = Array.from({ length: processors }, () => processes.use(startRenderProcess(setup)));
  const portions = Array.from({ length: PORTIONS_AHEAD }, () => there.map(makeThere));
  await Promise.all([makeHere(others), ...portions.flat()]);
  return { pages: rendered, broken };
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
