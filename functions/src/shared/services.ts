import { createLiveSearch } from '../search/live-search.ts';
import { database, inquiriesDatabase, staffMember } from './admin-sdk.ts';
import { config, secrets } from './settings/config.ts';
import { loadPageRenderer } from './site-pages.ts';

const now = () => new Date();

/**
 * The services and settings of this installation for the handlers of addresses. Each is opened on
 * first use.
 */
export const services = {
  /** The stock. */
  get db() {
    return database();
  },
  /** The database of everything that visitors send. */
  get inquiriesDb() {
    return inquiriesDatabase();
  },
  now,
  staffMember,
  /** Renders pages that no release has. */
  site: loadPageRenderer,
  liveSearch: createLiveSearch(config.publicUrl, now),
  get publicUrl() {
    return config.publicUrl();
  },
  get formSecret() {
    return secrets.formSecret.value();
  },
  get inquiriesPerHour() {
    return config.inquiriesPerHour();
  },
};

/** A handler names the services that it needs: `Pick<Services, 'db' | 'now'>`. */
export type Services = typeof services;
