import type { Catalogue } from '#catalogue/types.ts';
import type { PublishingFailure } from '#domain/publishing.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import type { SitePage } from '#site/site-page.ts';
import { brokenLinksProblem } from '#tools/release/check/problems.ts';
import { mayHaveReferences } from '#tools/release/check/reference-check.ts';
import type { BaseRelease } from './base-release.ts';
import type { CompiledSite } from './compiled-site.ts';
import type { NewContents } from './new-contents.ts';
import { compressAssets, withInherited } from './release-assets.ts';
import { releaseReferenceCheck } from './release-reference-check.ts';
import type { ReleasedAsset } from './release-state.ts';
import { type FreshPage, renderPages } from './render-pages.ts';
import { isWorthThreads, renderInThreads } from './threads/render-in-threads.ts';

export interface FilesInput {
  base: BaseRelease;
  full: boolean;
  /** The paths of every page of the release. */
  paths: ReadonlyMap<string, unknown>;
  options: { site: CompiledSite; hosting: HostingConfig; siteUrl: string };
  catalogue: Catalogue;
  /** Takes the gzipped bytes of what is new. */
  contents: NewContents;
}

export type MadeFiles =
  | {
      ok: true;
      pages: Map<string, FreshPage>;
      assets: Map<string, ReleasedAsset>;
    }
  | { ok: false; problem: string; failure: PublishingFailure };

/** Renders pages and, for a full release, takes the files of the site; checks the links of both. */
export async function makeFiles(
  pages: readonly SitePage[],
  { base, full, paths, options, catalogue, contents }: FilesInput,
): Promise<MadeFiles> {
  const { site, hosting, siteUrl } = options;
  const files = full ? await site.assets() : null;
  const release = { hosting, siteUrl, assets: new Set(files?.keys() ?? base.assets.keys()) };
  const check = releaseReferenceCheck({ ...release, paths });
  const assets = files
    ? withInherited(await compressAssets(files, contents.add), base.assets, base.isOtherCode)
    : base.assets;
  const take = (path: string, hash: string, bytes: Uint8Array<ArrayBuffer>) => {
    // Hosting has the bytes of a page that came out as before.
    if (full || base.state?.pages.get(path)?.gzip !== hash) contents.add(hash, bytes);
  };
  const render = (some: Iterable<SitePage>) => renderPages(some, site.render, check, take);
  const { renderer } = site;
  const rendered =
    renderer !== undefined && isWorthThreads(pages)
      ? await renderInThreads(pages, { ...release, renderer, catalogue }, render, take)
      : await render(pages);
  const broken = [...brokenInAssets(files, check), ...rendered.broken];
  const checked = brokenLinksProblem(broken);
  return checked.ok ? { ok: true, pages: rendered.pages, assets } : checked;
}

function brokenInAssets(
  files: ReadonlyMap<string, Uint8Array> | null,
  check: (file: string, text: string) => string[],
): string[] {
  return [...(files ?? [])].flatMap(([file, bytes]) =>
    mayHaveReferences(file) ? check(file, Buffer.from(bytes).toString('utf8')) : [],
  );
}
