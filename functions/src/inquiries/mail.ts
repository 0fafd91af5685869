import { formatClock, formatDate } from '#copy/format.ts';
import { mailHeading, mailPrice, mailSubject, vehicleLine, mailCopy as words } from '#copy/mail.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import { paths, vehiclePath } from '#paths';
import { escapeHtml } from '../shared/escape.ts';

export interface Mail {
  messageId: string;
  from: string;
  to: string;
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

interface Row {
  label: string;
  value: string;
  href?: string;
}

/**
 * The mail of an inquiry. The same inquiry always gives the same Message-ID, so a mail that had to
 * be sent twice can be recognised as one.
 */
export function composeMail(
  inquiry: Inquiry,
  options: { from: string; to: string; publicUrl: string },
): Mail {
  const rows = mailRows(inquiry, options.publicUrl);
  const subject = mailSubject(inquiry.type, inquiry.name, inquiry.vehicle);
  return {
    messageId: `<${inquiry.id}.inquiry@${hostOf(options.publicUrl)}>`,
    from: options.from,
    to: options.to,
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject,
    text: textBody(inquiry, rows),
    html: htmlBody(inquiry, rows),
  };
}

function mailRows(inquiry: Inquiry, publicUrl: string): Row[] {
  const { vehicle } = inquiry;
  const rows: Row[] = [
    { label: words.name, value: inquiry.name },
    {
      label: words.email,
      value: inquiry.email,
      // Some mail programs do not decode the sign between name and host.
      href: `mailto:${encodeURIComponent(inquiry.email).replace('%40', '@')}`,
    },
  ];
  if (inquiry.phone) {
    const href = `tel:${inquiry.phone.replace(/[^\d+]/gu, '')}`;
    rows.push({ label: words.phone, value: inquiry.phone, href });
  }
  if (vehicle) {
    rows.push({ label: words.vehicle, value: vehicleLine(vehicle) });
    if (vehicle.known) {
      const address = `${publicUrl}${vehiclePath(vehicle.id)}`;
      rows.push({ label: words.price, value: mailPrice(vehicle.price) });
      rows.push({ label: words.link, value: address, href: address });
    }
  }
  const received = `${formatDate(inquiry.created_at)} kl. ${formatClock(inquiry.created_at)}`;
  rows.push({ label: words.received, value: received });
  rows.push({ label: words.reference, value: inquiry.id });
  const staffAddress = `${publicUrl}${paths.admin}#inquiries`;
  rows.push({ label: words.admin, value: staffAddress, href: staffAddress });
  return rows;
}

function textBody(inquiry: Inquiry, rows: Row[]): string {
  return [
    mailHeading(inquiry.type),
    '',
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...(isStranger(inquiry) ? ['', words.unknownVehicle] : []),
    '',
    `${words.message}:`,
    inquiry.message || words.noMessage,
    '',
    words.footer,
    '',
  ].join('\n');
}

function htmlBody(inquiry: Inquiry, rows: Row[]): string {
  const cells = rows.map(({ label, value, href }) => {
    const text = escapeHtml(value);
    const shown = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    return `<tr><th align="left" valign="top" style="${LABEL}">${label}</th><td>${shown}</td></tr>`;
  });
  const stranger = isStranger(inquiry) ? `<p>${words.unknownVehicle}</p>` : '';
  const text = escapeHtml(inquiry.message || words.noMessage).replace(/\r?\n/gu, '<br>');
  return `<!doctype html><html lang="da"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body style="${BODY}">
<h1 style="font-size:20px">${mailHeading(inquiry.type)}</h1>
<p>${text}</p>
${stranger}<table cellpadding="4" style="${TABLE}">${cells.join('\n')}</table>
<p>${words.footer}</p>
</body></html>`;
}

/** Mail programs drop style sheets, and a phone shows a mail without these at the size of a stamp. */
const BODY = 'font:16px/1.5 sans-serif;color:#1b1f1e;max-width:640px';
const TABLE = 'font:inherit;border-collapse:collapse;overflow-wrap:anywhere;word-break:break-word';
const LABEL = 'font-weight:normal;color:#59605d;white-space:nowrap;padding-left:0';

/** A car the visitor named that the stock does not have; one that is offered for sale is no such. */
function isStranger({ vehicle }: Inquiry): boolean {
  return vehicle !== null && !vehicle.known && vehicle.year > 0;
}

function hostOf(publicUrl: string): string {
  return URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
}
