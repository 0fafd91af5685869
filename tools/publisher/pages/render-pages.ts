import type { InlineSources, Render, SitePage } from '#site/site-page.ts';
import type { ReleasedPage } from '#tools/publisher/state/release-state.ts';
import { mayHaveReferences } from '#tools/release/check/reference-check.ts';
import { gzipped, hashOf } from '#tools/release/hosting/release-version.ts';
import { eachOf } from '#tools/shared/each-of.ts';
import { hashInputs } from './page-inputs.ts';

/** A page could not be rendered; the message names it. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

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

/**
 * Renders pages, checks their references with `check` and hands the gzipped bytes of each to `take`.
 * Throws `RenderError` for the first page that cannot be rendered.
 */
export async function renderPages(
  pages: readonly SitePage[],
  render: Render,
  check: (file: string, text: string) => string[],
  take: (path: string, gzipHash: string, bytes: Uint8Array) => void,
): Promise<RenderedPages> {
  const rendered = new Map<string, FreshPage>();
  const broken: string[] = [];
  await eachOf(pages, async (page) => {
    const { path } = page;
    const { file, body, inline } = await render(page).catch((cause: unknown) => {
      throw new RenderError(`${path}: ${cause instanceof Error ? cause.message : cause}`, {
        cause,
      });
    });
    // Feeds are large, and name no page of the release.
    if (mayHaveReferences(file)) broken.push(...check(file, Buffer.from(body).toString('utf8')));
    const zipped = await gzipped(body);
    const gzip = hashOf(zipped);
    rendered.set(path, { file, hash: hashOf(body), gzip, inputs: hashInputs(page.shows), inline });
    take(path, gzip, zipped);
  });
  return { pages: rendered, broken };
}
