import { type Route, readText, sendJson } from '#tools/http/route.ts';
import { type AnswerOptions, answerAsVisitor } from './answer.ts';
import { MAIL_PAGE_HEADERS, mailPage } from './page.ts';
import type { MailStore } from './store.ts';

/**
 * `/__local/mail`: the captured mails as a page for browsers and as JSON for programs. A POST answers
 * one of them as its visitor would.
 */
export function mailRoute(store: MailStore, answers?: AnswerOptions): Route {
  return async (request, response, url) => {
    if (url.pathname !== '/__local/mail') return false;
    if (request.method === 'POST' && answers) {
      const form = new URLSearchParams((await readText(request)) ?? '');
      const [to, from, subject, text] = ['to', 'from', 'subject', 'text'].map(
        (name) => form.get(name) ?? '',
      ) as [string, string, string, string];
      const status = await answerAsVisitor({ to, from, subject, text }, answers);
      response.writeHead(303, { location: `/__local/mail?answered=${status}` }).end();
      return true;
    }
    if (request.method !== 'GET') return false;
    const mails = await store.list();
    if (request.headers.accept?.includes('application/json')) sendJson(response, 200, mails);
    else
      response
        .writeHead(200, MAIL_PAGE_HEADERS)
        .end(mailPage(mails, url.searchParams.get('answered')));
    return true;
  };
}
