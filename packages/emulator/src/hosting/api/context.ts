import type { FileLists } from '../store/file-lists.ts';
import type { ContentFiles } from '../store/files.ts';
import type { SiteReleases } from '../store/releases.ts';
import type { SiteConfig } from '../store/site-config.ts';
import type { Versions } from '../store/versions.ts';

/** What the calls of Hosting's REST API work on: the project's one site. */
export interface HostingContext {
  site: string;
  /** Origin under which clients reach the API: `http://127.0.0.1:4322`. */
  publicUrl: string;
  versions: Versions;
  lists: FileLists;
  releases: SiteReleases;
  contents: ContentFiles;
  config: SiteConfig;
  /** Called when another version has become live. */
  onRelease: () => void;
}

/** One call of the API. */
export interface HostingCall {
  context: HostingContext;
  query: URLSearchParams;
  body: Record<string, unknown>;
}
