import type { ReferenceCheck } from '../check/reference-check.ts';
import { gzipped, hashOf, type ZippedFile, zipChunks } from '../hosting/release-version.ts';
import type { InlineSources, Page, Render } from '../page.ts';
import { RenderError } from '../renderer/render-error.ts';

/** A page as a release contains it. */
export interface MadePage extends Omit<ZippedFile, 'zipped'> {
  path: string;
  /** Null for a page whose bytes did not change. */
  zipped: ZippedFile['zipped'] | null;
  /** Path within the release. */
  file: string;
  inline: InlineSources;
  /** References that lead nowhere, each with the file. */
  broken: string[];
}

/** The facts that a release stores about the bytes of a page. */
export type ReleasedBytes = Pick<ZippedFile, 'hash' | 'gzip'>;

export interface PageTools {
  render: Render;
  check: ReferenceCheck;
}

/**
 * Renders and checks a page, and compresses it unless it came out as it was `released` before, which takes
 * a quarter of the time. Throws `RenderError`.
 */
export async function makePage(
  page: Page,
  { render, check }: PageTools,
  released?: ReleasedBytes,
): Promise<MadePage> {
  const { path } = page;
  const failed = (cause: unknown) => {
    throw new RenderError(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  };
  const { file, body, inline, references } = await render(page).catch(failed);
  const broken = check(file, references);
  if (!(body instanceof Uint8Array)) {
    // A large file is never whole in memory; its errors are thrown while it is read.
    return { path, file, ...(await zipChunks(body).catch(failed)), inline, broken };
  }
  const hash = hashOf(body);
  if (hash === released?.hash) {
    return { path, file, hash, gzip: released.gzip, zipped: null, inline, broken };
  }
  const zipped = await gzipped(body);
  return { path, file, hash, gzip: hashOf(zipped), zipped, inline, broken };
}
