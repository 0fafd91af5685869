import type { AuthMail } from 'app-emulator';
import { authMailCopy } from '#copy/staff/auth-mail.ts';
import { PROJECT_ID } from '#tools/shared/config.ts';

/** Sends a mail that Firebase Auth sends by itself in production. */
export async function sendAuthMail(smtpUrl: string, mail: AuthMail): Promise<void> {
  const copy =
    mail.kind === 'PASSWORD_RESET' ? authMailCopy.passwordReset : authMailCopy.verifyEmail;
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: { name: authMailCopy.sender, address: `noreply@${PROJECT_ID}.firebaseapp.com` },
      to: { name: '', address: mail.email },
      subject: copy.subject,
      text: copy.text(mail.email, mail.link),
    });
  } finally {
    transport.close();
  }
}
