import type { Page } from 'site-publisher';
import { isFromForeignSite } from '../inquiries/receive/foreign-site.ts';
import type { ApiAnswer, ApiRequest } from '../shared/request/http.ts';
import { answerWithPage, type LoadRenderer } from '../shared/site-pages.ts';

const MOST_BYTES = 4096;

/** The address is a key: no cache stores the page, and links on it send no referrer. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** The posted form of a page; null where another site or a program sent it. */
export function pressOf(request: ApiRequest, publicUrl: string): URLSearchParams | null {
  if (isFromForeignSite(request, publicUrl) || request.body.length > MOST_BYTES) return null;
  return new URLSearchParams(request.body.toString('utf8'));
}

export function answerPrivately(
  site: LoadRenderer,
  status: number,
  page: Page,
): Promise<ApiAnswer> {
  return answerWithPage(site, status, page, PRIVATE);
}
