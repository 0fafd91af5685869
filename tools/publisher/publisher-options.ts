import type { HostingConfig } from 'app-emulator/hosting';
import type { CatalogueSource } from '#catalogue/source.ts';
import type { HostingClient } from '#tools/release/hosting/hosting-client.ts';
import type { CompiledSite } from './compiled-site.ts';
import type { StateStore } from './state/state-store.ts';

/** What a publisher works with. */
export interface PublisherOptions {
  source: CatalogueSource;
  site: CompiledSite;
  client: HostingClient;
  hosting: HostingConfig;
  states: StateStore;
  siteUrl: string;
  now: () => Date;
  /** A site of more pages is large; 1,000 by default. */
  largeSite?: number;
  /** Hands Hosting every file that is rendered, since it has lost one that came out as before. */
  sendsAll?: boolean;
  /** Runs when the files are made and checked, before Hosting is sent any; what it throws ends it. */
  beforeRelease?: () => Promise<void>;
}
