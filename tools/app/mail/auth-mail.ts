import nodemailer from 'nodemailer';
import { passwordResetMailCopy } from '#copy/staff/password-reset-mail.ts';
import { PROJECT_ID } from '#tools/shared/config.ts';

export interface PasswordReset {
  email: string;
  link: string;
}

/** Sends the mail that Firebase Auth sends by itself in production. */
export async function sendPasswordReset(smtpUrl: string, mail: PasswordReset): Promise<void> {
  const transport = nodemailer.createTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: {
        name: passwordResetMailCopy.sender,
        address: `noreply@${PROJECT_ID}.firebaseapp.com`,
      },
      to: { name: '', address: mail.email },
      subject: passwordResetMailCopy.subject,
      text: passwordResetMailCopy.text(mail.email, mail.link),
    });
  } finally {
    transport.close();
  }
}
