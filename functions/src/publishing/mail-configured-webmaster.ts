import { smtpSender } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { database } from '#functions/src/shared/admin-sdk.ts';
import { config, secrets } from '#functions/src/shared/settings/config.ts';
import { mailWebmaster } from './mail-webmaster.ts';

/** Mails the webmaster of this installation what is due; the function must have the secret `SMTP_URL`. */
export function mailConfiguredWebmaster(): Promise<void> {
  return mailWebmaster({
    db: database(),
    now: () => new Date(),
    send: smtpSender(secrets.smtpUrl.value()),
    from: config.mailFrom(),
    to: config.webmaster(),
    publicUrl: config.publicUrl(),
  });
}
