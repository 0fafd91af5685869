import { database, inquiriesDatabase } from '#functions/src/shared/admin-sdk.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { config, secrets } from '#functions/src/shared/settings/config.ts';
import type { Inbound } from '../inbound/reply-address.ts';
import { type SendMail, smtpSender } from './smtp-sender.ts';

export const DELIVERY_SECRETS = [secrets.smtpUrl, secrets.formSecret];

export interface DeliveryDeps extends Pick<Services, 'db' | 'inquiriesDb' | 'now' | 'publicUrl'> {
  /** From 0 to 1, for the jitter. */
  random: () => number;
  send: SendMail;
  from: string;
  /** The dealer's mailbox, which answers to mails for visitors go to. */
  to: string;
  inbound: Inbound;
}

/** What the delivery of inquiries works with; the function must have `DELIVERY_SECRETS`. */
export function deliveryDeps(): DeliveryDeps {
  return {
    db: database(),
    inquiriesDb: inquiriesDatabase(),
    now: () => new Date(),
    random: Math.random,
    send: smtpSender(secrets.smtpUrl.value()),
    from: config.mailFrom(),
    to: config.contactRecipient(),
    publicUrl: config.publicUrl(),
    inbound: { domain: config.inboundDomain(), secret: secrets.formSecret.value() },
  };
}
