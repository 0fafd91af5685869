import { formatDateTime } from '#copy/format-time.ts';
import { bookingTimeText, bookingMailCopy as copyOfBooking } from '#copy/inquiries/booking.ts';
import { fieldValueText, inquiryFieldCopy } from '#copy/inquiries/form-fields.ts';
import {
  mailCopy as copy,
  mailHeading,
  mailSubject,
  vehicleLine,
} from '#copy/inquiries/inquiry-mail.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import type { Booking } from '#domain/booking/booking.ts';
import { INQUIRY_FIELDS, STORED_FIELDS, type StoredField } from '#domain/inquiry/forms.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import { placeOf } from '#functions/src/bookings/booked-time.ts';
import { escapeHtml } from '#functions/src/shared/request/escape.ts';
import { paths, vehiclePath } from '#paths';
import type { OutgoingMail } from './smtp-sender.ts';

interface Row {
  label: string;
  value: string;
  href?: string;
}

/**
 * The mail of an inquiry. Its Message-ID is derived from the inquiry's id, so that a mail program
 * recognises a mail that was sent twice.
 */
export function composeMail(
  inquiry: Inquiry,
  options: { from: string; to: string; publicUrl: string; booking?: Booking | null },
): OutgoingMail {
  const rows = [...bookingRows(options.booking), ...mailRows(inquiry, options.publicUrl)];
  const heading = mailHeading(inquiry, options.booking);
  return {
    messageId: `<${inquiry.id}.inquiry@${hostOf(options.publicUrl)}>`,
    from: options.from,
    to: options.to,
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: mailSubject(inquiry, options.booking),
    text: textBody(heading, inquiry, rows),
    html: htmlBody(heading, inquiry, rows),
  };
}

function bookingRows(booking: Booking | null | undefined): Row[] {
  if (!booking) return [];
  const { label, requested } = copyOfBooking.dealer;
  const when = `${bookingTimeText(booking)}, ${placeOf(booking)}`;
  return [{ label, value: booking.state === 'requested' ? requested(when) : when }];
}

function mailRows(inquiry: Inquiry, publicUrl: string): Row[] {
  const { vehicle } = inquiry;
  const rows: Row[] = [
    { label: copy.name, value: inquiry.name },
    {
      label: inquiryFieldCopy.email,
      value: inquiry.email,
      // Some mail programs do not decode an encoded @.
      href: `mailto:${encodeURIComponent(inquiry.email).replace('%40', '@')}`,
    },
    ...STORED_FIELDS.flatMap((field) => storedRow(field, inquiry[field])),
  ];
  if (vehicle) {
    rows.push({ label: copy.vehicle, value: vehicleLine(vehicle) });
    if (vehicle.known) {
      const address = `${publicUrl}${vehiclePath(vehicle.id)}`;
      rows.push({ label: copy.price, value: amountText(vehicle.price) });
      rows.push({ label: copy.link, value: address, href: address });
    }
  }
  const received = formatDateTime(inquiry.created_at);
  rows.push({ label: copy.received, value: received });
  rows.push({ label: copy.reference, value: inquiry.id });
  const staffAddress = `${publicUrl}${paths.admin}#inquiries/${inquiry.id}`;
  rows.push({ label: copy.admin, value: staffAddress, href: staffAddress });
  return rows;
}

/** The row of a field that was filled in; the message has a place of its own. */
function storedRow(field: StoredField, value: string): Row[] {
  const { input } = INQUIRY_FIELDS[field];
  if (value === '' || input === 'textarea') return [];
  const row = { label: inquiryFieldCopy[field], value: fieldValueText(field, value) };
  return [input === 'tel' ? { ...row, href: `tel:${value.replace(/[^\d+]/gu, '')}` } : row];
}

function textBody(heading: string, inquiry: Inquiry, rows: Row[]): string {
  return [
    heading,
    '',
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...(isNotInStock(inquiry) ? ['', copy.unknownVehicle] : []),
    '',
    `${inquiryFieldCopy.message}:`,
    inquiry.message || copy.noMessage,
    '',
    copy.footer,
    '',
  ].join('\n');
}

function htmlBody(heading: string, inquiry: Inquiry, rows: Row[]): string {
  const cells = rows.map(({ label, value, href }) => {
    const text = escapeHtml(value);
    const shown = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    return `<tr><th align="left" valign="top" style="${LABEL}">${label}</th><td>${shown}</td></tr>`;
  });
  const warning = isNotInStock(inquiry) ? `<p>${copy.unknownVehicle}</p>` : '';
  const text = escapeHtml(inquiry.message || copy.noMessage).replace(/\r?\n/gu, '<br>');
  return `<!doctype html><html lang="da"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body style="${BODY}">
<h1 style="font-size:20px">${heading}</h1>
<p>${text}</p>
${warning}<table cellpadding="4" style="${TABLE}">${cells.join('\n')}</table>
<p>${copy.footer}</p>
</body></html>`;
}

/** Mail programs ignore style sheets, and phones shrink a mail without these styles. */
const BODY = 'font:16px/1.5 sans-serif;color:#1b1f1e;max-width:640px';
const TABLE = 'font:inherit;border-collapse:collapse;overflow-wrap:anywhere;word-break:break-word';
const LABEL = 'font-weight:normal;color:#59605d;white-space:nowrap;padding-left:0';

/** Whether the inquiry is about a vehicle that the stock does not have, and not an offer to sell one. */
function isNotInStock({ vehicle }: Inquiry): boolean {
  return vehicle !== null && !vehicle.known && vehicle.year > 0;
}

/** The host that Message-IDs end with. */
export function hostOf(publicUrl: string): string {
  return URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
}
