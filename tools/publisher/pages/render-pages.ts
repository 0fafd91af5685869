import { availableParallelism } from 'node:os';
import type { InlineSources, SitePage } from '#site/site-page.ts';
import type { CompiledSite } from '#tools/publisher/compiled-site.ts';
import type { ReleasedPage } from '#tools/publisher/state/release-state.ts';
import { createReleaseCheck, type ReleaseNames } from '#tools/release/check/release-check.ts';
import { gzipped } from '#tools/release/hosting/release-version.ts';
import { eachOf } from '#tools/shared/each-of.ts';
import { type MadePage, makePage } from './make-page.ts';
import { hashInputs } from './page-inputs.ts';
import { startRenderThread } from './thread/start-render-thread.ts';

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

/** Pages that a second thread may render: each shows a few objects of the catalogue alone. */
const SHAREABLE = new Set(['/car/[id]', '/electric-car/[id]']);
/** So many of them are worth a second thread, which takes half a second and some 100 MB. */
const WORTH_A_THREAD = 1_000;
/** How many pages the thread is given at once, and how often, so that it never waits for the next. */
const PORTION = 24;
const PORTIONS_AHEAD = 2;

/** One is rendered while others are compressed; more would only be in memory together. */
const PAGES_AT_ONCE = 3;

/**
 * Renders pages, checks their references and hands the gzipped bytes of each to `take`. Many pages of
 * vehicles are shared with a second thread, where the machine has a processor for it. Throws
 * `RenderError` for the first page that cannot be rendered.
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
  if (site.folder === null || shared.length < WORTH_A_THREAD || availableParallelism() < 2) {
    await makeHere(pages);
  } else {
    await using thread = startRenderThread({ renderer: site.folder, names });
    const makeThere = async () => {
      while (shared.length > 0) (await thread.make(shared.splice(0, PORTION))).forEach(add);
    };
    const there = Array.from({ length: PORTIONS_AHEAD }, makeThere);
    await Promise.all([makeHere(thenFromEnd(others, shared)), ...there]);
  }
  return { pages: rendered, broken };
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** The pages of one list, then those of another, of which the thread takes the first ones, from its end on. */
function* thenFromEnd(list: readonly SitePage[], other: SitePage[]): Generator<SitePage> {
  yield* list;
  for (let page = other.pop(); page; page = other.pop()) yield page;
}
