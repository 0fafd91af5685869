import type { ApiRequest } from '#functions/src/shared/request/http.ts';

/**
 * Whether a browser says that a page of another site sent the request. Browsers that send neither
 * header, and programs, are not recognised: what they may send is limited instead.
 */
export function isFromForeignSite({ headers }: ApiRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // `none` is a person who reloads the answer, not a page.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  // The site may be visited under another of its addresses, which Hosting names.
  const host = headers['x-forwarded-host'] ?? headers['host'];
  return host === undefined || !URL.canParse(origin) || new URL(origin).host !== host;
}
