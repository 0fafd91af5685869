import { createHmac, randomBytes } from 'node:crypto';
import { paths } from '#paths';

export interface AnswerOptions {
  siteUrl: string;
  /** What the functions have as `INBOUND_KEY`. */
  key: string;
}

/** Sends what a visitor answers to a mail, as Mailgun posts it; resolves to the status of the answer. */
export async function answerAsVisitor(
  { to, from, subject, text }: Record<'to' | 'from' | 'subject' | 'text', string>,
  { siteUrl, key }: AnswerOptions,
): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = randomBytes(25).toString('hex');
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true });
  const mail = { from: { name: '', address: from }, to: { name: '', address: to }, subject, text };
  const { message } = await composer.sendMail(mail);
  const response = await fetch(`${siteUrl}${paths.inboundMail}`, {
    method: 'POST',
    body: new URLSearchParams({
      recipient: to,
      'body-mime': String(message),
      ...{ timestamp, token },
      signature: createHmac('sha256', key)
        .update(timestamp + token)
        .digest('hex'),
    }),
  });
  return response.status;
}
