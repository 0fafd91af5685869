import type { HeaderRule } from 'app-emulator/hosting';
import type { Catalogue } from '#catalogue/types.ts';
import type { InlineSources, Render, SitePage } from '#site/site-page.ts';

/** What the compiled module exports. */
export interface Renderer {
  /** Every page of the site and what it shows; one list of addresses. */
  sitePages(catalogue: Catalogue): Iterable<SitePage>;
  render: Render;
  /** The security headers of a release, from the inline sources of all its pages. */
  headerRules(sources: InlineSources): HeaderRule[];
}

/** The compiled module, within the folder of a compiled renderer. */
export const RENDERER_MODULE = 'renderer.mjs';

/** The files that every release contains beside its pages, within that folder. */
export const STATIC_FILES = 'files';
