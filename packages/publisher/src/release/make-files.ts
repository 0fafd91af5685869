import {
  assetReferences,
  createReferenceCheck,
  type ReferenceCheck,
} from '../check/reference-check.ts';
import type { Page } from '../page.ts';
import { type FreshPage, renderPages } from '../pages/render-pages.ts';
import type { Problem } from '../problem.ts';
import type { PublisherOptions } from '../publisher-options.ts';
import type { ReleasedAsset } from '../state/release-state.ts';
import type { BaseRelease } from './base-release.ts';
import { compressAssets, withInherited } from './release-assets.ts';

export interface FilesInput {
  base: BaseRelease;
  full: boolean;
  /** The paths of every page of the release. */
  paths: ReadonlyMap<string, unknown>;
  options: Pick<PublisherOptions, 'site' | 'hosting' | 'siteUrl' | 'answered' | 'sendsAll'>;
  /** Receives the gzipped bytes of what is new, by their hash. */
  contents: Map<string, Uint8Array>;
}

export type MadeFiles =
  | {
      ok: true;
      pages: Map<string, FreshPage>;
      assets: Map<string, ReleasedAsset>;
    }
  | { ok: false; problem: Problem };

/** Renders pages and, for a full release, takes the files of the site; checks the links of both. */
export async function makeFiles(
  pages: readonly Page[],
  { base, full, paths, options, contents }: FilesInput,
): Promise<MadeFiles> {
  const { site, hosting, siteUrl, answered, sendsAll = false } = options;
  const files = full ? await site.assets() : null;
  const check = createReferenceCheck({
    siteUrl,
    hosting,
    answered,
    pages: paths.keys(),
    files: files?.keys() ?? base.assets.keys(),
  });
  // Hosting already has the bytes of a page that did not change.
  const released = (sendsAll ? null : base.state?.pages) ?? new Map();
  const [assets, rendered] = await Promise.all([
    files ? assetsOf(files, base, contents) : base.assets,
    renderPages(pages, site, check, released, contents),
  ]);
  const links = [...brokenInAssets(files, check), ...rendered.broken];
  return links.length === 0
    ? { ok: true, pages: rendered.pages, assets }
    : { ok: false, problem: { kind: 'broken_links', links } };
}

async function assetsOf(
  files: ReadonlyMap<string, Uint8Array>,
  base: BaseRelease,
  contents: Map<string, Uint8Array>,
): Promise<Map<string, ReleasedAsset>> {
  const own = await compressAssets(files, contents);
  return withInherited(own, base.assets, base.isOtherCode);
}

function brokenInAssets(
  files: ReadonlyMap<string, Uint8Array> | null,
  check: ReferenceCheck,
): string[] {
  return [...(files ?? [])].flatMap(([file, bytes]) => check(file, assetReferences(file, bytes)));
}
