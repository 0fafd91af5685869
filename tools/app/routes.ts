import type { LocalHandler } from './http.ts';
import { sendJson } from './http.ts';
import { MAIL_PAGE_HEADERS, mailPage } from './mail/page.ts';
import type { MailStore } from './mail/store.ts';
import type { PublishingStatus } from './publishing/status.ts';

/** Captured mails: a page for people, JSON for programs. */
export function mailRoute(store: MailStore): LocalHandler {
  return async (request, response, url) => {
    if (url.pathname !== '/__local/mail' || request.method !== 'GET') return false;
    const mails = await store.list();
    if (request.headers.accept?.includes('application/json')) sendJson(response, 200, mails);
    else response.writeHead(200, MAIL_PAGE_HEADERS).end(mailPage(mails));
    return true;
  };
}

/** What the public site shows and what is under way. */
export function publishingRoute(read: () => Promise<PublishingStatus>): LocalHandler {
  return async (request, response, url) => {
    if (url.pathname !== '/__local/publishing' || request.method !== 'GET') return false;
    sendJson(response, 200, await read());
    return true;
  };
}
