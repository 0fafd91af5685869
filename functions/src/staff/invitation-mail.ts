import { randomUUID } from 'node:crypto';
import { invitationMailCopy as copy, type Invitation } from '#copy/staff/invitation-mail.ts';
import { hostOf } from '../inquiries/delivery/compose-mail.ts';
import { linkPart, mailBody } from '../inquiries/delivery/mail-parts.ts';
import type { OutgoingMail } from '../inquiries/delivery/smtp-sender.ts';

/** The mail to an account that was just given access. Its link is a secret and stands nowhere else. */
export function invitationMail(invitation: Invitation, from: string): OutgoingMail {
  const { by, email, link, admin, dealer } = invitation;
  return {
    messageId: `<${randomUUID()}.invitation@${hostOf(admin)}>`,
    from,
    to: email,
    replyTo: { name: '', address: by },
    subject: copy.subject(dealer),
    ...mailBody([
      ...copy.before(invitation).map((text) => ({ text })),
      linkPart(copy.choose, link),
      ...copy.after(invitation).map((text) => ({ text })),
    ]),
  };
}
