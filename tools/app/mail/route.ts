import { createHmac, randomBytes } from 'node:crypto';
import { paths } from '#paths';
import { type Route, readText, sendJson } from '#tools/http/route.ts';
import { MAIL_PAGE_HEADERS, mailPage } from './page.ts';
import type { CapturedMail, MailStore } from './store.ts';

/** Where visitors answer to, and what the functions have as `INBOUND_KEY`. */
interface Answers {
  siteUrl: string;
  key: string;
}

/**
 * `/__local/mail`: the captured mails as a page for browsers and as JSON for programs. A POST answers
 * one of them as its visitor would.
 */
export function mailRoute(store: MailStore, answers?: Answers): Route {
  return async (request, response, url) => {
    if (url.pathname !== '/__local/mail') return false;
    const mails = await store.list();
    if (request.method === 'POST' && answers) {
      const form = new URLSearchParams((await readText(request)) ?? '');
      const mail = mails.find(({ id }) => id === form.get('id'));
      const status = mail ? await answerAsVisitor(mail, form.get('text') ?? '', answers) : 404;
      response.writeHead(303, { location: `${url.pathname}?answered=${status}` }).end();
      return true;
    }
    if (request.method !== 'GET') return false;
    if (request.headers.accept?.includes('application/json')) sendJson(response, 200, mails);
    else {
      const page = mailPage(mails, url.searchParams.get('answered'));
      response.writeHead(200, MAIL_PAGE_HEADERS).end(page);
    }
    return true;
  };
}

/** Posts an answer to a mail as Mailgun does; resolves to the status that it gets. */
async function answerAsVisitor(
  { to, reply_to }: CapturedMail,
  text: string,
  { siteUrl, key }: Answers,
): Promise<number> {
  const [timestamp, token] = [`${Math.floor(Date.now() / 1000)}`, randomBytes(25).toString('hex')];
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
  const recipient = /[^\s<>]+@[^\s<>]+/u.exec(reply_to)?.[0] ?? '';
  const mime = `From: ${to}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
  const fields = { recipient, timestamp, token, signature, 'body-mime': mime };
  const body = new URLSearchParams(fields);
  return (await fetch(siteUrl + paths.inboundMail, { method: 'POST', body })).status;
}
