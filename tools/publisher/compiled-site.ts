import type { HeaderRule } from 'app-emulator/hosting';
import type { Catalogue } from '#catalogue/types.ts';
import type { InlineSources, Render, SitePage } from '#site/site-page.ts';

/** The compiled code of the site: it makes the files of a release from a catalogue. */
export interface CompiledSite {
  /** Version of the code and its settings, 32 hexadecimal digits: equal code renders equal pages. */
  code: string;
  /** Where other processes load it from; null where it is in the memory of this one alone. */
  folder: string | null;
  /** Every page of the site and what it shows. */
  sitePages(catalogue: Catalogue): Iterable<SitePage>;
  render: Render;
  /** The security headers of a release, from the inline sources of all its pages. */
  headerRules(sources: InlineSources): HeaderRule[];
  /** The files that no page is rendered to: path within the release → bytes. */
  assets(): Promise<ReadonlyMap<string, Uint8Array>>;
}
