import nodemailer from 'nodemailer';
import { PROJECT_ID } from '#tools/shared/config.ts';

export interface PasswordReset {
  email: string;
  link: string;
}

/** Sends what Firebase Auth would send in production. */
export async function sendPasswordReset(smtpUrl: string, mail: PasswordReset): Promise<void> {
  const transport = nodemailer.createTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: { name: 'Forhandler', address: `noreply@${PROJECT_ID}.firebaseapp.com` },
      to: { name: '', address: mail.email },
      subject: 'Vælg en ny adgangskode',
      text: `Hej\n\nFølg linket for at vælge en ny adgangskode til ${mail.email}:\n\n${mail.link}\n\nHar du ikke bedt om det, kan du se bort fra denne mail.\n`,
    });
  } finally {
    transport.close();
  }
}
