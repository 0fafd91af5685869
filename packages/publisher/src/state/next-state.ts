import type { Content } from '../content.ts';
import type { ReleaseFile } from '../hosting/hosting-client.ts';
import type { Page } from '../page.ts';
import { createInlineTable } from '../pages/inline-sources.ts';
import type { FreshPage } from '../pages/render-pages.ts';
import type { ReleasedAsset, ReleasedPage, ReleaseState } from './release-state.ts';

export interface NextStateInput {
  release: string;
  code: string;
  revision: number;
  content: Content;
  /** The rendered pages; the others are taken from `before`. */
  rendered: ReadonlyMap<string, FreshPage>;
  before: ReleaseState | null;
  /** Whether changed pages are deferred to the next release: they are among the others. */
  isPartial: boolean;
  assets: Map<string, ReleasedAsset>;
  /** Files of the release before that this one still has, with their gzip hashes. */
  earlier: ReadonlyMap<string, string>;
}

/** The state of a release from its new pages and those of the release before. */
export function nextState(input: NextStateInput): ReleaseState {
  const { release, code, revision, content, rendered, before, isPartial, assets, earlier } = input;
  const { items, remarks, wake } = content;
  const table = createInlineTable();
  const stateOf = ({ path }: Page): ReleasedPage => {
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
  const kept = new Map(earlier);
  for (const page of content.pages) {
    const state = stateOf(page);
    states.set(page.path, state);
    kept.delete(state.file);
  }
  return {
    release,
    code,
    revision,
    items,
    isPartial,
    remarks: [...remarks],
    wake,
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

/** A page whose bytes differ although its data is the same, with the SHA-256 of both. */
export interface DriftedPage {
  path: string;
  before: string;
  after: string;
}

/**
 * Pages whose data is the same as before although their bytes differ: they depend on something
 * outside of their data, so an edit of it would not reach the site.
 */
export function driftedPages(before: ReleaseState | null, after: ReleaseState): DriftedPage[] {
  return [...after.pages].flatMap(([path, { hash, inputs }]) => {
    const old = before?.pages.get(path);
    const hasDrifted = old !== undefined && old.inputs === inputs && old.hash !== hash;
    return hasDrifted ? [{ path, before: old.hash, after: hash }] : [];
  });
}

/**
 * The files of a release that the next one keeps, with their gzip hashes. They leave with the release after
 * that; the two releases of an edit in a large site count as one.
 */
export function keptFiles(
  { pages, kept, isPartial }: ReleaseState,
  isKept: RegExp,
): Map<string, string> {
  const files = [...pages.values()].map(({ file, gzip }) => [file, gzip] as const);
  return onlyKept([...files, ...(isPartial ? kept : [])], isKept);
}

export function onlyKept(
  files: Iterable<readonly [string, string]>,
  isKept: RegExp,
): Map<string, string> {
  return new Map([...files].filter(([file]) => isKept.test(file)));
}
