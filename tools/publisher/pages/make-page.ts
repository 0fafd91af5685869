import type { InlineSources, Render, SitePage } from '#site/site-page.ts';
import { mayHaveReferences, type ReferenceCheck } from '#tools/release/check/reference-check.ts';
import { hashOf } from '#tools/release/hosting/release-version.ts';

/** A page could not be rendered; the message names it. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

/** A page as a release contains it. */
export interface MadePage {
  path: string;
  /** Path within the release. */
  file: string;
  /** SHA-256 of its bytes, and of them gzipped. */
  hash: string;
  gzip: string;
  zipped: Uint8Array<ArrayBuffer>;
  inline: InlineSources;
  /** References that lead nowhere, each with the file. */
  broken: string[];
}

export interface PageTools {
  render: Render;
  check: ReferenceCheck;
  zip: (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/** Renders, checks and compresses a page. Throws `RenderError`. */
export async function makePage(
  page: SitePage,
  { render, check, zip }: PageTools,
): Promise<MadePage> {
  const { path } = page;
  const { file, body, inline } = await render(page).catch((cause: unknown) => {
    throw new RenderError(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  });
  // Feeds are large, and name no page of the release.
  const broken = mayHaveReferences(file) ? check(file, body) : [];
  const zipped = await zip(body);
  return { path, file, hash: hashOf(body), gzip: hashOf(zipped), zipped, inline, broken };
}
