import type { ContentSource } from './content.ts';
import type { HostingClient } from './hosting/hosting-client.ts';
import type { HostingConfig } from './hosting/hosting-config.ts';
import type { CompiledSite } from './renderer/compiled-site.ts';
import type { StateStore } from './state/state-store.ts';

/** The options of a publisher. */
export interface PublisherOptions {
  source: ContentSource;
  site: CompiledSite;
  client: HostingClient;
  hosting: HostingConfig;
  states: StateStore;
  siteUrl: string;
  /** Paths that functions answer, so that no release contains a file for them. */
  answered: RegExp;
  /**
   * Files that the next release still has, for browsers whose pages named them before the switch.
   */
  kept: RegExp;
  now: () => Date;
  /** A site of more pages is large; 1,000 by default. */
  largeSite?: number;
  /** Hands Hosting every rendered file, since Hosting has lost one whose bytes did not change. */
  sendsAll?: boolean;
  /**
   * Runs when the files are made and checked, before Hosting is sent any; an error ends the
   * release.
   */
  beforeRelease?: () => Promise<void>;
}
