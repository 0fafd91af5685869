export type { HeaderRule, HostingConfig } from './serving/config.ts';
export { readHostingConfig } from './serving/config.ts';
export { serveSite } from './serving/serve-site.ts';
export { createSites, type Sites, type SitesOptions } from './sites.ts';
