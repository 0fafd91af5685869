import { createLiveSearch } from '../search/live-search.ts';
import { database, inquiriesDatabase, staffMember } from './admin-sdk.ts';
import { config, secrets } from './settings/config.ts';
import { loadPageRenderer } from './site-pages.ts';

const now = () => new Date();

/**
 * What the handlers of addresses work with, here the services and settings of this installation. Each
 * is opened when it is asked for.
 */
export const services = {
  /** The stock. */
  get db() {
    return database();
  },
  /** What visitors send. */
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

/** A handler names what it needs of them: `Pick<Services, 'db' | 'now'>`. */
export type Services = typeof services;
