import type { HostingConfig } from '../hosting/hosting-config.ts';
import { createReferenceCheck, hasFileFor, type ReferenceCheck } from './reference-check.ts';

/** What references within a release may lead to. */
export interface ReleaseNames {
  siteUrl: string;
  hosting: HostingConfig;
  /** Paths that functions answer. */
  answered: RegExp;
  /** The paths of every page. */
  pages: readonly string[];
  /** The paths of the files that are no pages. */
  files: readonly string[];
}

/** A check of the files of one release. */
export function createReleaseCheck(names: ReleaseNames): ReferenceCheck {
  const pages = new Set(names.pages);
  const files = new Set(names.files);
  return createReferenceCheck({
    origin: names.siteUrl,
    hosting: names.hosting,
    answered: names.answered,
    hasPage: (path) => pages.has(path) || hasFileFor(files, path),
  });
}
