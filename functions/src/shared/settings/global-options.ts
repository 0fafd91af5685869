import { setGlobalOptions } from 'firebase-functions/options';
import { defineInt, defineString } from 'firebase-functions/params';
import { REGION } from './config.ts';

/**
 * The accounts that functions run as; `npm run deploy` adds the project to an address that ends with `@`.
 * Each has only the access that its functions need: `docs/production.md` gives it.
 */
export const accounts = {
  /** Answers visitors. */
  site: defineString('SITE_SERVICE_ACCOUNT', { default: 'site-functions@' }),
  /** Answers staff, and runs what nobody waits for. */
  worker: defineString('WORKER_SERVICE_ACCOUNT', { default: 'worker-functions@' }),
  /** Publishes the site, and nothing else. */
  publisher: defineString('PUBLISHER_SERVICE_ACCOUNT', { default: 'publisher@' }),
};

/** Idle instances of the function for visitors, so that nobody waits for a cold start. */
export const siteInstances = defineInt('SITE_MIN_INSTANCES', { default: 1 });

/**
 * Bounds of every function that names no others: a flood cannot start more, and all functions at
 * their maximum stay within the 20 CPUs that a new project has in a region. Why it is so:
 * docs/why/production.md.
 */
setGlobalOptions({
  region: REGION,
  serviceAccount: accounts.worker,
  memory: '256MiB',
  cpu: 1,
  concurrency: 20,
  maxInstances: 1,
});

/** For functions that run one at a time and are seldom urgent. */
export const BACKGROUND = { cpu: 0.5, concurrency: 1, maxInstances: 1 } as const;
