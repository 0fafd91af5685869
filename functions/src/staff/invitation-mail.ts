import { randomUUID } from 'node:crypto';
import { invitationMailCopy as copy, type Invitation } from '#copy/staff/invitation-mail.ts';
import { hostOf } from '../inquiries/delivery/compose-mail.ts';
import type { OutgoingMail } from '../inquiries/delivery/smtp-sender.ts';
import { escapeHtml } from '../shared/request/escape.ts';

/** The mail to an account that was just given access. Its link is a secret and stands nowhere else. */
export function invitationMail(invitation: Invitation, from: string): OutgoingMail {
  const { by, email, link, admin } = invitation;
  const before = copy.before(invitation);
  const after = [...copy.after(invitation), ...copy.end(invitation)];
  return {
    messageId: `<${randomUUID()}.invitation@${hostOf(admin)}>`,
    from,
    to: email,
    replyTo: { name: '', address: by },
    subject: copy.subject(invitation.dealer),
    text: `${[...before, link, ...after].join('\n\n')}\n`,
    html: `<!doctype html><html lang="da"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="font:16px/1.5 sans-serif;color:#1b1f1e;max-width:640px">
${before.map(paragraph).join('\n')}
<p><a href="${escapeHtml(link)}" style="font-weight:bold">${copy.choose}</a></p>
${after.map(paragraph).join('\n')}
</body></html>`,
  };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}
