import { setImmediate } from 'node:timers/promises';
import pMap from 'p-map';
import type { ReferenceCheck } from '../check/reference-check.ts';
import type { InlineSources, Page } from '../page.ts';
import type { CompiledSite } from '../renderer/compiled-site.ts';
import type { ReleasedPage } from '../state/release-state.ts';
import { makePage, type ReleasedBytes } from './make-page.ts';
import { hashInputs } from './page-inputs.ts';

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

/** One is rendered while others are compressed; more would only be in memory together. */
const PAGES_AT_ONCE = 3;

/**
 * Renders pages, checks their references and adds the gzipped bytes of each to `contents`, by their hash,
 * except for pages whose bytes are as `released` before, by path. Throws `RenderError` for the first page that
 * cannot be rendered.
 */
export async function renderPages(
  pages: readonly Page[],
  { render }: Pick<CompiledSite, 'render'>,
  check: ReferenceCheck,
  released: ReadonlyMap<string, ReleasedBytes>,
  contents: Map<string, Uint8Array>,
): Promise<RenderedPages> {
  const rendered = new Map<string, FreshPage>();
  const broken: string[] = [];
  const make = async (page: Page) => {
    const { path } = page;
    const made = await makePage(page, { render, check }, released.get(path));
    const { file, hash, gzip, zipped, inline } = made;
    broken.push(...made.broken);
    rendered.set(path, { file, hash, gzip, inputs: hashInputs(page.data), inline });
    if (zipped !== null) contents.set(gzip, zipped);
    // An unchanged page waits for nothing, and the streams it was rendered with stay in memory until
    // the event loop goes on: those of 20,000 pages took a gigabyte.
    await setImmediate();
  };
  await pMap(pages, make, { concurrency: PAGES_AT_ONCE });
  return { pages: rendered, broken };
}
