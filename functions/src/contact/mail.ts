import { formatClock, formatDate } from '../../../src/copy/format.ts';
import {
  mailHeading,
  mailPrice,
  mailSubject,
  vehicleLine,
  mailWords as words,
} from '../../../src/copy/mail.ts';
import type { Message } from '../../../src/domain/message.ts';
import { carPath } from '../../../src/paths.ts';
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
 * The mail of an enquiry. The same enquiry always gives the same Message-ID, so a mail that had to
 * be sent twice can be recognised as one.
 */
export function composeMail(
  message: Message,
  options: { from: string; to: string; publicUrl: string },
): Mail {
  const rows = mailRows(message, options.publicUrl);
  const subject = mailSubject(message.type, message.name, message.vehicle);
  return {
    messageId: `<${message.id}.enquiry@${hostOf(options.publicUrl)}>`,
    from: options.from,
    to: options.to,
    replyTo: { name: message.name, address: message.email },
    subject,
    text: textBody(message, rows),
    html: htmlBody(message, rows),
  };
}

function mailRows(message: Message, publicUrl: string): Row[] {
  const { vehicle } = message;
  const rows: Row[] = [
    { label: words.name, value: message.name },
    {
      label: words.email,
      value: message.email,
      href: `mailto:${encodeURIComponent(message.email)}`,
    },
  ];
  if (message.phone) rows.push({ label: words.phone, value: message.phone });
  if (vehicle) {
    rows.push({ label: words.vehicle, value: vehicleLine(vehicle) });
    if (vehicle.known) {
      const address = `${publicUrl}${carPath(vehicle.id)}`;
      rows.push({ label: words.price, value: mailPrice(vehicle.price) });
      rows.push({ label: words.link, value: address, href: address });
    }
  }
  const received = `${formatDate(message.created_at)} kl. ${formatClock(message.created_at)}`;
  rows.push({ label: words.received, value: received });
  rows.push({ label: words.reference, value: message.id });
  return rows;
}

function textBody(message: Message, rows: Row[]): string {
  return [
    mailHeading(message.type),
    '',
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...(isStranger(message) ? ['', words.unknownVehicle] : []),
    '',
    `${words.message}:`,
    message.message || words.noMessage,
    '',
    words.footer,
    '',
  ].join('\n');
}

function htmlBody(message: Message, rows: Row[]): string {
  const cells = rows.map(({ label, value, href }) => {
    const text = escapeHtml(value);
    const shown = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    return `<tr><th align="left">${label}</th><td>${shown}</td></tr>`;
  });
  const stranger = isStranger(message) ? `<p>${words.unknownVehicle}</p>` : '';
  const text = escapeHtml(message.message || words.noMessage).replace(/\r?\n/gu, '<br>');
  return `<!doctype html><html lang="da"><body>
<h1>${mailHeading(message.type)}</h1>
<table>${cells.join('\n')}</table>
${stranger}<p>${text}</p>
<p>${words.footer}</p>
</body></html>`;
}

/** A car the visitor named that the stock does not have; one that is offered for sale is no such. */
function isStranger({ vehicle }: Message): boolean {
  return vehicle !== null && !vehicle.known && vehicle.year > 0;
}

function hostOf(publicUrl: string): string {
  return URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
}
