import { HASHED_SEARCH_FILE } from '#domain/search/release/search-files.ts';
import type { ReleaseState } from '#tools/publisher/state/release-state.ts';

/** Path within the release, and the SHA-256 of the gzipped bytes. */
export type KeptFiles = ReadonlyMap<string, string>;

/**
 * The files of the search of a release, which the next one keeps: a browser that asked for
 * `current.json` before the switch asks for them after it. They leave with the release after that; the
 * two releases of an edit in a large site count as one.
 */
export function searchFilesOf({ pages, kept, isPartial }: ReleaseState): Map<string, string> {
  const files = [...pages.values()].map(({ file, gzip }) => [file, gzip] as const);
  return onlySearchFiles([...files, ...(isPartial ? kept : [])]);
}

/** Those of the search among the files of a release. */
export function onlySearchFiles(files: Iterable<readonly [string, string]>): Map<string, string> {
  return new Map([...files].filter(([file]) => HASHED_SEARCH_FILE.test(file)));
}
