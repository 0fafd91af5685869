import type { Page } from '../page.ts';
import type { ReleasedPage } from '../state/release-state.ts';
import { hashInputs, hasSameInputs } from './page-inputs.ts';

/** Two pages of the site have the same address. */
export class DuplicatePageError extends Error {
  override readonly name = 'DuplicatePageError';
}

/** The data of each page, by path. Throws `DuplicatePageError`. */
export function dataByPath(pages: readonly Page[]): Map<string, unknown> {
  const byPath = new Map<string, unknown>();
  for (const { path, data } of pages) {
    if (byPath.has(path)) throw new DuplicatePageError(`Two pages have the address ${path}.`);
    byPath.set(path, data);
  }
  return byPath;
}

/**
 * Pages that are new or show something else than in the last release. Compares with `shown`, the values
 * themselves, where this process made that release, else with the stored hashes.
 */
export function outdatedPages(
  pages: readonly Page[],
  released: ReadonlyMap<string, ReleasedPage>,
  shown: ReadonlyMap<string, unknown> | null,
): Page[] {
  return pages.filter(({ path, data }) => {
    const before = released.get(path);
    if (before === undefined) return true;
    return shown ? !hasSameInputs(shown.get(path), data) : before.inputs !== hashInputs(data);
  });
}

/** Paths of the last release that are no longer a page. */
export function removedPaths(
  paths: ReadonlyMap<string, unknown>,
  released: ReadonlyMap<string, ReleasedPage>,
): string[] {
  return [...released.keys()].filter((path) => !paths.has(path));
}
