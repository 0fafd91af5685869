import type { HostingConfig } from '#emulator/hosting/index.ts';
import { createReferenceCheck, hasFileFor } from './reference-check.ts';

/** What references within a release may lead to. */
export interface ReleaseNames {
  siteUrl: string;
  hosting: HostingConfig;
  /** The paths of every page. */
  pages: readonly string[];
  /** The paths of the files that are no pages. */
  files: readonly string[];
}

/** Returns a function that names the internal references of a file of the release that lead nowhere. */
export function createReleaseCheck(names: ReleaseNames): (file: string, text: string) => string[] {
  const pages = new Set(names.pages);
  const files = new Set(names.files);
  return createReferenceCheck({
    origin: names.siteUrl,
    hosting: names.hosting,
    hasPage: (path) => pages.has(path) || hasFileFor(files, path),
  });
}
