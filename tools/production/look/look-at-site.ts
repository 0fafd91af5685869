import { paths } from '#paths';
import { checkCaching, checkHeaders, checkIndexing, checkStatuses } from './check-answers.ts';
import { checkClosedForms, checkFunctions } from './check-functions.ts';
import { expectedAnswers } from './expected-answers.ts';
import { type LiveSite, liveSite } from './site.ts';

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
  const expected = await expectedAnswers(site, false);
  return [
    { what: 'statuses', problems: await checkStatuses(site, expected) },
    { what: 'security headers', problems: await checkHeaders(site, expected) },
    { what: 'search engines', problems: await checkIndexing(false)(site, expected) },
    { what: 'caching', problems: await checkCaching(site, expected) },
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
  const expected = await expectedAnswers(site, true);
  return [
    { what: 'statuses', problems: await checkStatuses(site, expected) },
    { what: 'security headers', problems: await checkHeaders(site, expected) },
    { what: 'search engines', problems: await checkIndexing(true)(site, expected) },
    { what: 'forms', problems: await checkClosedForms(site) },
  ];
}

const RESET = 'https://identitytoolkit.googleapis.com/v1/accounts:resetPassword';

/** Whether staff can choose a password: the page opens, and Google takes calls from it. */
async function checkPasswordPage(site: LiveSite, apiKey: string | null): Promise<string[]> {
  const problems: string[] = [];
  const page = await site.get(`${paths.admin}?mode=resetPassword&oobCode=none`);
  if (page.status !== 200) problems.push(`The page for a new password answers ${page.status}.`);
  if (apiKey !== null) problems.push(...(await askGoogle(site, apiKey)));
  return problems;
}

/** A code that nobody has is refused as such; a key that is restricted too much is refused before. */
async function askGoogle({ origin }: LiveSite, apiKey: string): Promise<string[]> {
  const response = await fetch(`${RESET}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${origin}/` },
    body: JSON.stringify({ oobCode: 'none' }),
  });
  const answer = await response.text();
  if (answer.includes('INVALID_OOB_CODE')) return [];
  return [`Google answers the page for a new password with: ${answer.slice(0, 200)}`];
}
