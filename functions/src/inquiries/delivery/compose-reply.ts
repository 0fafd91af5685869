import { dealer } from '#dealer';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import type { VisitorMail } from '#domain/inquiry/visitor-mail.ts';
import { replyAddress } from '../inbound/reply-address.ts';
import { hostOf } from './compose-mail.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { mailBody, type Part } from './mail-parts.ts';
import { addressOf } from './receipt-frame.ts';
import type { OutgoingMail } from './smtp-sender.ts';

/** What staff wrote, as a continuation of the receipt; answers to it come back to its thread, or go to the dealer's mailbox. */
export function composeReply(
  { id, subject, text, by }: Pick<VisitorMail, 'id' | 'subject' | 'text' | 'by'>,
  inquiry: Inquiry,
  { from, to, publicUrl, inbound }: Pick<DeliveryDeps, 'from' | 'to' | 'publicUrl' | 'inbound'>,
): OutgoingMail {
  const host = hostOf(publicUrl);
  const receipt = `<${inquiry.id}.receipt@${host}>`;
  const writer = dealer.staff.find(({ email }) => email === by)?.name;
  const parts = text.split(/\n{2,}/u).map((paragraph): Part => {
    const address = paragraph.startsWith(`${publicUrl}/`) && !/\s/u.test(paragraph);
    return { text: paragraph, ...(address && { href: paragraph }) };
  });
  return {
    messageId: `<${id}.reply@${host}>`,
    inReplyTo: receipt,
    references: receipt,
    from: { name: writer ? `${writer}, ${dealer.name}` : dealer.name, address: addressOf(from) },
    to: { name: '', address: inquiry.email },
    replyTo: { name: dealer.name, address: replyAddress(inquiry.id, inbound) ?? to },
    subject,
    ...mailBody(parts),
  };
}
