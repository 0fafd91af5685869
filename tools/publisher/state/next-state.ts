import { nextWake } from '#catalogue/next-wake.ts';
import type { Catalogue } from '#catalogue/types.ts';
import { dealer } from '#dealer';
import { endOfDanishDay } from '#domain/danish-date.ts';
import type { DriftedPage } from '#domain/publishing.ts';
import type { SitePage } from '#site/site-page.ts';
import { createInlineTable } from '#tools/publisher/pages/inline-sources.ts';
import type { FreshPage } from '#tools/publisher/pages/render-pages.ts';
import type { KeptFiles } from '#tools/publisher/release/kept-files.ts';
import type { ReleaseFile } from '#tools/release/hosting/hosting-client.ts';
import type { ReleasedAsset, ReleasedPage, ReleaseState } from './release-state.ts';

export interface NextStateInput {
  release: string;
  code: string;
  revision: number;
  catalogue: Catalogue;
  /** Every page of the release. */
  pages: readonly SitePage[];
  /** Those that were rendered; the others are taken from `before`. */
  rendered: ReadonlyMap<string, FreshPage>;
  before: ReleaseState | null;
  /** Whether changed pages are left for the next release: they are among the others. */
  isPartial: boolean;
  assets: Map<string, ReleasedAsset>;
  /** The files of the search of the release before. */
  earlierSearch: KeptFiles;
}

/** The state of a release from its new pages and those of the release before. */
export function nextState(input: NextStateInput): ReleaseState {
  const { release, code, revision, catalogue, pages, rendered, before, isPartial } = input;
  const { assets, earlierSearch } = input;
  const table = createInlineTable();
  const stateOf = ({ path }: SitePage): ReleasedPage => {
    const fresh = rendered.get(path);
    if (fresh) return { ...fresh, inline: table.positionOf(fresh.inline) };
    const page = before?.pages.get(path);
    const inline = page && before?.inline[page.inline];
    if (!page || !inline) throw new Error(`${path} was neither rendered nor released before.`);
    const position = table.positionOf(inline);
    // The same object where nothing changed: its text is known.
    return position === page.inline ? page : { ...page, inline: position };
  };
  const states = new Map<string, ReleasedPage>();
  const kept = new Map(earlierSearch);
  for (const page of pages) {
    const state = stateOf(page);
    states.set(page.path, state);
    kept.delete(state.file);
  }
  return {
    release,
    code,
    revision,
    vehicles: catalogue.vehicles.length,
    isPartial,
    rejected: catalogue.rejected,
    wake: earlier(nextWake(catalogue), endOfDanishDay(dealer.loan.validUntil, catalogue.builtAt)),
    pages: states,
    inline: table.list(),
    assets,
    kept,
  };
}

/** The files of a release. */
export function* filesOf({ pages, assets, kept }: ReleaseState): Generator<ReleaseFile> {
  for (const [file, { gzip }] of assets) yield [file, gzip];
  for (const { file, gzip } of pages.values()) yield [file, gzip];
  yield* kept;
}

/** Whether visitors get the same from both releases. */
export function isSameRelease(a: ReleaseState, b: ReleaseState): boolean {
  return hasSameFiles(a.pages, b.pages) && hasSameFiles(a.assets, b.assets);
}

function hasSameFiles(
  a: ReadonlyMap<string, { gzip: string }>,
  b: ReadonlyMap<string, { gzip: string }>,
): boolean {
  if (a.size !== b.size) return false;
  for (const [path, { gzip }] of a) if (b.get(path)?.gzip !== gzip) return false;
  return true;
}

/** Pages of a release whose bytes differ from those of the release before. */
export function changedPages(before: ReleaseState | null, after: ReleaseState): string[] {
  const isChanged = (path: string) => before?.pages.get(path)?.hash !== after.pages.get(path)?.hash;
  return [...after.pages.keys()].filter(isChanged);
}

/**
 * Pages that show the same as before and have other bytes all the same: they depend on something
 * that they do not show, which an edit would not have brought to the site.
 */
export function driftedPages(before: ReleaseState | null, after: ReleaseState): DriftedPage[] {
  return [...after.pages].flatMap(([path, { hash, inputs }]) => {
    const old = before?.pages.get(path);
    const hasDrifted = old !== undefined && old.inputs === inputs && old.hash !== hash;
    return hasDrifted ? [{ path, before: old.hash, after: hash }] : [];
  });
}

function earlier(a: Date | null, b: Date | null): Date | null {
  return a && b ? (a < b ? a : b) : (a ?? b);
}
