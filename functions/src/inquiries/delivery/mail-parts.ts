import { escapeHtml } from '#functions/src/shared/request/escape.ts';

/** One paragraph or image of a mail to a visitor. */
export type Part =
  | { text: string; href?: string; strong?: true; quiet?: true; quote?: true }
  | { image: string; alt: string };

/** An address, or what a mail program makes a link of. */
export const LINK = /:\/\/|www\.|[\p{L}\d_-]\.\p{L}{2,}|@/iu;

/** A link: its words, and in plain text the address below them. */
export function linkPart(label: string, address: string): Part {
  return { text: `${label}:\n${address}`, href: address };
}

/** Both forms of a mail: what mail programs choose from. */
export function mailBody(parts: readonly Part[]): { text: string; html: string } {
  return { text: partsText(parts), html: mailHtml(parts) };
}

/** The plain text of a mail. A quote is marked as mail programs do, line by line. */
function partsText(parts: readonly Part[]): string {
  const blocks = parts.flatMap((part) => {
    if ('image' in part) return [];
    return part.quote ? part.text.replace(/^/gmu, '> ') : part.text;
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Mail programs ignore style sheets, so each element has its style. */
const BODY = 'font:16px/1.5 sans-serif;color:#1b1f1e;max-width:600px;overflow-wrap:anywhere';
const QUOTE = 'margin:0 0 16px;padding-left:12px;border-left:3px solid #c9cfcc';
const IMAGE = 'display:block;width:100%;max-width:600px;height:auto;border-radius:4px';

/** A mail as HTML; every text in it is escaped. */
function mailHtml(parts: readonly Part[]): string {
  return `<!doctype html><html lang="da"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body style="${BODY}">
${parts.map(partHtml).join('\n')}
</body></html>`;
}

function partHtml(part: Part): string {
  if ('image' in part) {
    const { image, alt } = part;
    return `<p><img src="${escapeHtml(image)}" alt="${escapeHtml(alt)}" style="${IMAGE}"></p>`;
  }
  const text = escapeHtml(part.text).replace(/\r?\n/gu, '<br>');
  if (part.quote) return `<blockquote style="${QUOTE}">${text}</blockquote>`;
  if (part.href) {
    // Words before the address are the link, since a signed address fills the screen of a phone.
    const words = text.replace(`:<br>${escapeHtml(part.href)}`, '');
    return `<p><a href="${escapeHtml(part.href)}">${words}</a></p>`;
  }
  if (part.strong) return `<p><strong>${text}</strong></p>`;
  return part.quiet ? `<p style="color:#59605d;font-size:14px">${text}</p>` : `<p>${text}</p>`;
}
