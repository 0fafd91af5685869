import { escapeHtml } from '#functions/src/shared/escape.ts';
import type { CapturedMail } from './store.ts';

/** The captured mails as a page for people; every part of a mail stays text. */
export function mailPage(mails: CapturedMail[]): string {
  const list =
    mails.length === 0
      ? '<p class="empty">Ingen mails endnu. Send en forespørgsel fra en bilside, så står den her.</p>'
      : mails.map(mailArticle).join('\n');
  return `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Opfangede mails (${mails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Opfangede mails</h1><p>Lokalt sendes ingen mails ud af maskinen. De nyeste står øverst.</p></header>
<main>
${list}
</main>
</body>
</html>
`;
}

/** What the page is sent with: it may run nothing and reach nothing. */
export const MAIL_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

function mailArticle(mail: CapturedMail): string {
  const time = new Date(mail.received_at).toLocaleString('da-DK', {
    timeZone: 'Europe/Copenhagen',
  });
  const facts: [string, string][] = [
    ['Modtaget', time],
    ['Fra', mail.from],
    ['Til', mail.to || mail.recipients.join(', ')],
    ['Svar til', mail.reply_to],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');
  return `<article>
<h2>${escapeHtml(mail.subject || '(uden emne)')}</h2>
<dl>${rows}</dl>
<pre>${linkified(mail.text)}</pre>
</article>`;
}

/** Escaped text in which web addresses can be followed, as in any mail program. */
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
a { color: #14513f }
`;
