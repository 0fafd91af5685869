import PostalMime from 'postal-mime';

const LONGEST_TEXT = 20_000;
const LONGEST_HTML = 500_000;
const LONGEST_LINE = 200;
const MOST_ATTACHMENTS = 20;

/** What is stored of a mail that somebody sent us. */
export interface IncomingMail {
  messageId: string;
  /** The address that it says it is from, which nobody has checked. */
  from: string;
  subject: string;
  text: string;
  attachments: string[];
  /** Written by a program: an absence note, a bounce, a list. Nobody answers those. */
  automatic: boolean;
}

/** Reads a mail as text; throws where it is no mail. HTML is never shown, and nothing of it is fetched. */
export async function readMail(mime: string): Promise<IncomingMail> {
  const mail = await PostalMime.parse(mime, { forceRfc822Attachments: true, maxNestingDepth: 30 });
  const written = mail.text?.trim() || (await htmlToText(mail.html ?? ''));
  return {
    messageId: mail.messageId ?? '',
    from: line(mail.from?.address ?? ''),
    subject: line(mail.subject ?? ''),
    text: cut(clean(written), LONGEST_TEXT),
    attachments: mail.attachments
      .slice(0, MOST_ATTACHMENTS)
      .map(({ filename, mimeType }) => line(filename ?? mimeType)),
    automatic: AUTOMATIC.some(([name, pattern]) =>
      mail.headers.some(({ key, value }) => key === name && pattern.test(value.trim())),
    ),
  };
}

/** Headers of programs, by RFC 3834 and from before it. */
const AUTOMATIC: readonly [string, RegExp][] = [
  ['auto-submitted', /^(?!no\b)/iu],
  ['precedence', /^(?:bulk|junk|list|auto_reply)/iu],
  ['x-autoreply', /^(?!no\b)/iu],
  ['x-autorespond', /^/u],
  ['list-id', /^/u],
  ['return-path', /^<\s*>$/u],
  ['content-type', /^multipart\/report/iu],
  ['from', /\b(?:mailer-daemon|postmaster)@/iu],
];

/**
 * HTML as text, by postal-mime, which does it only next to a part of plain text. It drops scripts, but
 * would print style sheets.
 */
async function htmlToText(html: string): Promise<string> {
  const shown = html.slice(0, LONGEST_HTML).replace(/<(\/?)style\b/giu, '<$1script');
  const part = (type: string, text: string) =>
    `--part\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`;
  const { text = '' } = await PostalMime.parse(
    `Content-Type: multipart/mixed; boundary=part\r\n\r\n${part('text/plain', ' ')}${part('text/html', shown)}--part--\r\n`,
  );
  return text;
}

/** Without the characters that cannot be seen or that turn the direction of a text. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')
    .replace(/[ \t]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function line(text: string): string {
  return cut(clean(text).replace(/[\s\p{Zl}\p{Zp}]+/gu, ' '), LONGEST_LINE);
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()} …` : text;
}
