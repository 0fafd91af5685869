import { capturedMailsCopy } from '#copy/staff/captured-mails.ts';
import { escapeHtml } from '#functions/src/shared/request/escape.ts';
import { INBOUND_DOMAIN } from '../functions/functions-environment.ts';
import type { CapturedMail } from './store.ts';

/**
 * HTML of the page that shows captured mails; it escapes every part of a mail. `answered` is the status
 * that the functions gave to an answer that was written here.
 */
export function mailPage(mails: CapturedMail[], answered: string | null = null): string {
  const list =
    mails.length === 0
      ? `<p class="empty">${capturedMailsCopy.empty}</p>`
      : mails.map(mailArticle).join('\n');
  return `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${capturedMailsCopy.title(mails.length)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${capturedMailsCopy.heading}</h1><p>${capturedMailsCopy.note}</p>${answered === null ? '' : `<p role="status">${answered === '200' ? capturedMailsCopy.answered : capturedMailsCopy.notAnswered}</p>`}</header>
<main>
${list}
</main>
</body>
</html>
`;
}

/** Headers of the page; they allow no script and no request to anywhere. */
export const MAIL_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

function mailArticle(mail: CapturedMail): string {
  const time = new Date(mail.received_at).toLocaleString('da-DK', {
    timeZone: 'Europe/Copenhagen',
  });
  const facts: [string, string][] = [
    [capturedMailsCopy.received, time],
    [capturedMailsCopy.from, mail.from],
    [capturedMailsCopy.to, mail.to || mail.recipients.join(', ')],
    [capturedMailsCopy.replyTo, mail.reply_to],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');
  return `<article>
<h2>${escapeHtml(mail.subject || capturedMailsCopy.noSubject)}</h2>
<dl>${rows}</dl>
<pre>${linkified(mail.text)}</pre>
${answerForm(mail)}</article>`;
}

/** Writes back as the visitor who got a mail that can be answered to its thread. */
function answerForm({ id, reply_to }: CapturedMail): string {
  if (!reply_to.includes(`@${INBOUND_DOMAIN}`)) return '';
  return `<form method="post"><input type="hidden" name="id" value="${id}"><label>${capturedMailsCopy.answer}<textarea name="text" rows="3" required></textarea></label><button>${capturedMailsCopy.send}</button></form>`;
}

function linkified(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/u)
    .map((part, index) => {
      const escaped = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped;
    })
    .join('');
}

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1b1f1e; background: #faf9f6 }
body { margin: 0 auto; max-width: 46rem; padding: 3rem 1.25rem }
h1 { font-size: 1.75rem; margin: 0 } header p, .empty { color: #59605d; margin: .25rem 0 2rem }
article { border-top: 1px solid #d9d6cf; padding: 1.5rem 0 }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; overflow-wrap: anywhere }
dl { margin: 0 0 1rem; font-size: .875rem } dl div { display: flex; gap: .75rem }
dt { color: #59605d; min-width: 5rem } dd { margin: 0; overflow-wrap: anywhere }
pre { background: #fff; border: 1px solid #e6e3dc; font: inherit; margin: 0; overflow-wrap: anywhere; padding: 1rem; white-space: pre-wrap }
a { color: #14513f } form { margin-top: 1rem } label { display: block }
textarea { box-sizing: border-box; display: block; font: inherit; margin: .25rem 0 .5rem; padding: .5rem; width: 100% }
button { background: #14513f; border: 0; border-radius: .25rem; color: #fff; font: inherit; min-height: 44px; padding: 0 1rem }
`;
