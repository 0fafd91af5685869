import { type Route, sendJson } from '#tools/http/route.ts';
import { MAIL_PAGE_HEADERS, mailPage } from './page.ts';
import type { MailStore } from './store.ts';

/** `/__local/mail`: the captured mails as a page for browsers and as JSON for programs. */
export function mailRoute(store: MailStore): Route {
  return async (request, response, url) => {
    if (url.pathname !== '/__local/mail' || request.method !== 'GET') return false;
    const mails = await store.list();
    if (request.headers.accept?.includes('application/json')) sendJson(response, 200, mails);
    else response.writeHead(200, MAIL_PAGE_HEADERS).end(mailPage(mails));
    return true;
  };
}
