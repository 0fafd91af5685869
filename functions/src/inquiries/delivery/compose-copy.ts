import { incomingCopy as copy, mailSubject } from '#copy/inquiries/inquiry-mail.ts';
import type { Booking } from '#domain/booking/booking.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import type { VisitorMail } from '#domain/inquiry/visitor-mail.ts';
import { paths } from '#paths';
import { hostOf } from './compose-mail.ts';
import { mailBody, type Part } from './mail-parts.ts';
import type { OutgoingMail } from './smtp-sender.ts';

/**
 * The copy that the dealer's mailbox gets of a mail from a visitor. Its headers have nothing of that
 * mail: the subject is ours, and an answer goes to the address of the inquiry.
 */
export function composeCopy(
  { id, text, from: sender, attachments }: VisitorMail,
  inquiry: Inquiry,
  options: { from: string; to: string; publicUrl: string; booking: Booking | null },
): OutgoingMail {
  const { from, to, publicUrl, booking } = options;
  const { name, email } = inquiry;
  const host = hostOf(publicUrl);
  const asked = `<${inquiry.id}.inquiry@${host}>`;
  const address = `${publicUrl}${paths.admin}#inquiries/${inquiry.id}`;
  const parts: Part[] = [
    { text: copy.heading(name), strong: true },
    { text: text || copy.noText, quote: true },
    ...(attachments.length > 0 ? [{ text: copy.attachments(attachments.join(', ')) }] : []),
    { text: copy.from(sender), quiet: true },
    { text: address, href: address },
  ];
  return {
    messageId: `<${id}.copy@${host}>`,
    inReplyTo: asked,
    references: asked,
    from,
    to,
    ...(email && { replyTo: { name, address: email } }),
    subject: copy.subject(mailSubject(inquiry, booking)),
    ...mailBody(parts),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
