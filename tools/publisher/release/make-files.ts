import type { PublishingFailure } from '#domain/publishing.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import type { SitePage } from '#site/site-page.ts';
import type { CompiledSite } from '#tools/publisher/compiled-site.ts';
import { type FreshPage, renderPages } from '#tools/publisher/pages/render-pages.ts';
import type { ReleasedAsset } from '#tools/publisher/state/release-state.ts';
import { brokenLinksProblem } from '#tools/release/check/problems.ts';
import { mayHaveReferences, type ReferenceCheck } from '#tools/release/check/reference-check.ts';
import { createReleaseCheck, type ReleaseNames } from '#tools/release/check/release-check.ts';
import type { BaseRelease } from './base-release.ts';
import type { NewContents } from './new-contents.ts';
import { compressAssets, withInherited } from './release-assets.ts';

export interface FilesInput {
  base: BaseRelease;
  full: boolean;
  /** The paths of every page of the release. */
  paths: ReadonlyMap<string, unknown>;
  options: { site: CompiledSite; hosting: HostingConfig; siteUrl: string };
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
  { base, full, paths, options, contents }: FilesInput,
): Promise<MadeFiles> {
  const { site, hosting, siteUrl } = options;
  const files = full ? await site.assets() : null;
  const names: ReleaseNames = {
    siteUrl,
    hosting,
    pages: [...paths.keys()],
    files: [...(files?.keys() ?? base.assets.keys())],
  };
  const assets = files
    ? withInherited(await compressAssets(files, contents.add), base.assets, base.isOtherCode)
    : base.assets;
  const rendered = await renderPages(pages, site, names, (path, hash, bytes) => {
    // Hosting has the bytes of a page that came out as before.
    if (full || base.state?.pages.get(path)?.gzip !== hash) contents.add(hash, bytes);
  });
  const broken = [...brokenInAssets(files, createReleaseCheck(names)), ...rendered.broken];
  const checked = brokenLinksProblem(broken);
  return checked.ok ? { ok: true, pages: rendered.pages, assets } : checked;
}

function brokenInAssets(
  files: ReadonlyMap<string, Uint8Array> | null,
  check: ReferenceCheck,
): string[] {
  return [...(files ?? [])].flatMap(([file, bytes]) =>
    mayHaveReferences(file) ? check(file, bytes) : [],
  );
}
