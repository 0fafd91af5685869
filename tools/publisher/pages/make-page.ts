import type { InlineSources, Render, SitePage } from '#site/site-page.ts';
import { mayHaveReferences, type ReferenceCheck } from '#tools/release/check/reference-check.ts';
import { hashOf, type ZippedFile, zipChunks } from '#tools/release/hosting/release-version.ts';

/** A page could not be rendered; the message names it. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

/** A page as a release contains it. */
export interface MadePage extends ZippedFile {
  path: string;
  /** Path within the release. */
  file: string;
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
  const failed = (cause: unknown) => {
    throw new RenderError(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  };
  const { file, body, inline } = await render(page).catch(failed);
  if (!(body instanceof Uint8Array) && !mayHaveReferences(file)) {
    // A large file is never whole in memory; what it throws, it throws while it is read.
    return { path, file, ...(await zipChunks(body).catch(failed)), inline, broken: [] };
  }
  const whole = body instanceof Uint8Array ? body : await joined(body).catch(failed);
  const broken = mayHaveReferences(file) ? check(file, whole) : [];
  const zipped = await zip(whole);
  return { path, file, hash: hashOf(whole), gzip: hashOf(zipped), zipped, inline, broken };
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of chunks) parts.push(part);
  return Buffer.concat(parts);
}
