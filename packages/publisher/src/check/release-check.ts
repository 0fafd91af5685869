import type { HostingConfig } from '../hosting/hosting-config.ts';
import { createReferenceCheck, hasFileFor, type ReferenceCheck } from './reference-check.ts';

/** The targets that references within a release may have. */
export interface ReleaseNames {
  siteUrl: string;
  hosting: HostingConfig;
  /** Paths that functions answer. */
  answered: RegExp;
  /** The paths of every page. */
  pages: readonly string[];
  /** The paths of the files that are not pages. */
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
