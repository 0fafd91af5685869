import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { InlineSources, SitePage } from '#site/site-page.ts';
import type { CompiledSite } from '#tools/publisher/compiled-site.ts';
import type { ReleasedPage } from '#tools/publisher/state/release-state.ts';
import { createReleaseCheck, type ReleaseNames } from '#tools/release/check/release-check.ts';
import { gzipped, gzippedAtOnce } from '#tools/release/hosting/release-version.ts';
import { eachOf } from '#tools/shared/each-of.ts';
import { type MadePage, makePage, type PageTools, type ReleasedBytes } from './make-page.ts';
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

/** Pages that another process may render: each shows a few objects of the catalogue alone. */
const SHAREABLE = new Set(['/car/[id]', '/electric-car/[id]']);
/** So many of them are worth processes of their own, each of which takes half a second and some 200 MB. */
const WORTH_PROCESSES = 1_000;
/** More would need more memory than a function should have. */
const MAX_PROCESSES = 3;
/** How many pages a process is given at once, and how often, so that it never waits for the next. */
const PORTION = 24;
const PORTIONS_AHEAD = 4;

/** One is rendered while others are compressed; more would only be in memory together. */
const PAGES_AT_ONCE = 3;

/**
 * Renders pages, checks their references and hands the gzipped bytes of each to `take`, but of those that
 * came out as they were `released` before, by path. Where there are many pages of vehicles and several
 * processors, one process for each other processor renders with this one. Throws `RenderError` for the
 * first page that cannot be rendered.
 */
export async function renderPages(
  pages: readonly SitePage[],
  site: Pick<CompiledSite, 'render' | 'folder'>,
  names: ReleaseNames,
  released: ReadonlyMap<string, ReleasedBytes>,
  take: (gzipHash: string, bytes: Uint8Array) => void,
): Promise<RenderedPages> {
  const rendered = new Map<string, FreshPage>();
  const broken: string[] = [];
  const shows = new Map(pages.map((page) => [page.path, page.shows]));
  const add = ({ path, file, hash, gzip, zipped, inline, broken: own }: MadePage) => {
    broken.push(...own);
    rendered.set(path, { file, hash, gzip, inputs: hashInputs(shows.get(path)), inline });
    if (zipped !== null) take(gzip, zipped);
  };
  const check = createReleaseCheck(names);
  const makeHere = async (page: SitePage, zip: PageTools['zip']) =>
    add(await makePage(page, { render: site.render, check, zip }, released.get(page.path)));

  const [shared, others] = partition(pages, ({ route }) => SHAREABLE.has(route));
  const more = Math.min(availableParallelism() - 1, MAX_PROCESSES);
  if (site.folder === null || shared.length < WORTH_PROCESSES || more < 1) {
    await eachOf(pages, (page) => makeHere(page, gzipped), PAGES_AT_ONCE);
    return { pages: rendered, broken };
  }
  await using processes = new AsyncDisposableStack();
  const setup = { renderer: site.folder, names };
  const makeThere = async (process: RenderProcess) => {
    while (shared.length > 0) (await process.make(shared.splice(-PORTION), released)).forEach(add);
  };
  const makeWhatIsLeft = async () => {
    const next = () => others.pop() ?? shared.pop();
    for (let page = next(); page; page = next()) {
      await makeHere(page, gzippedAtOnce);
      // What the processes have sent can arrive.
      await setImmediate();
    }
  };
  const there = Array.from({ length: more }, () => processes.use(startRenderProcess(setup)));
  const portions = Array.from({ length: PORTIONS_AHEAD }, () => there.map(makeThere));
  await Promise.all([makeWhatIsLeft(), ...portions.flat()]);
  return { pages: rendered, broken };
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
