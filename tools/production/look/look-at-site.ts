import { findAddresses } from './addresses.ts';
import { checkCaching } from './check-caching.ts';
import { checkClosedForms, checkFunctions } from './check-functions.ts';
import { checkHeaders } from './check-headers.ts';
import { checkIndexing } from './check-indexing.ts';
import { checkPasswordPage } from './check-password-page.ts';
import { checkStatuses } from './check-statuses.ts';
import { liveSite } from './site.ts';

export interface Look {
  what: string;
  /** Each problem as a sentence; empty where everything is right. */
  problems: string[];
}

export interface LookOptions {
  /** The web app's API key, to ask Google whether it accepts calls of the site; null: not asked. */
  apiKey: string | null;
}

/** Looks at a live site as visitors and staff get it. Nothing is stored: no form is sent. */
export async function lookAtSite(origin: string, { apiKey }: LookOptions): Promise<Look[]> {
  const site = liveSite(origin);
  const found = await findAddresses(site);
  return [
    { what: 'statuses', problems: await checkStatuses(site, found) },
    { what: 'security headers', problems: await checkHeaders(site, found) },
    { what: 'search engines', problems: await checkIndexing(site, found, false) },
    { what: 'caching', problems: await checkCaching(site, found) },
    { what: 'functions', problems: await checkFunctions(site) },
    { what: 'password page', problems: await checkPasswordPage(site, apiKey) },
  ];
}

/** Whether this is the address that Hosting gives to a preview: `https://SITE--NAME-HASH.web.app`. */
export function isPreview(origin: string): boolean {
  return /^https:\/\/[a-z0-9-]+--[a-z0-9-]+\.(?:web|firebaseapp)\.(?:app|com)$/u.test(origin);
}

/**
 * Looks at a preview, which nobody may index or write through. Caching and the password page are those of
 * the live site: Google's CDN and its key know no previews.
 */
export async function lookAtPreview(origin: string): Promise<Look[]> {
  const site = liveSite(origin);
  const found = await findAddresses(site);
  return [
    { what: 'statuses', problems: await checkStatuses(site, found, true) },
    { what: 'security headers', problems: await checkHeaders(site, found, true) },
    { what: 'search engines', problems: await checkIndexing(site, found, true) },
    { what: 'forms', problems: await checkClosedForms(site) },
  ];
}
