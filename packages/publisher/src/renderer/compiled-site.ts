import type { HeaderRule } from '../hosting/hosting-config.ts';
import type { InlineSources, Render } from '../page.ts';

/** The inline sources of all pages of a release, or of those whose path is wanted. */
export type SourcesOf = (isWanted?: (path: string) => boolean) => InlineSources;

/** The exports of the compiled code of a site that every site has. */
export interface RendererModule {
  render: Render;
  /** The security headers of a release. */
  headerRules(sourcesOf: SourcesOf): HeaderRule[] | Promise<HeaderRule[]>;
}

/** The compiled code of a site: it makes the files of a release. */
export interface CompiledSite extends RendererModule {
  /** Version of the code and its settings, 32 hexadecimal digits: equal code renders equal pages. */
  code: string;
  /** The files that are not rendered pages: path within the release → bytes. */
  assets(): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** The compiled module, within the folder of a compiled renderer. */
export const RENDERER_MODULE = 'renderer.mjs';

/** The files that every release contains in addition to its pages, within that folder. */
export const STATIC_FILES = 'files';
