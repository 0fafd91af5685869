import type { HostingConfig } from '#emulator/hosting/index.ts';
import { createReferenceCheck, hasFileFor } from '#tools/release/check/reference-check.ts';

export interface ReleaseReferences {
  hosting: HostingConfig;
  siteUrl: string;
  /** The files of the release beside its pages. */
  assets: ReadonlySet<string>;
  /** The paths of its pages. */
  paths: { has(path: string): boolean };
}

/** Returns a function that names the references of a file that lead to nothing in a release. */
export function releaseReferenceCheck({ hosting, siteUrl, assets, paths }: ReleaseReferences) {
  return createReferenceCheck({
    origin: siteUrl,
    hosting,
    hasPage: (path) => paths.has(path) || hasFileFor(assets, path),
  });
}
