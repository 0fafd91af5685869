import { database, inquiriesDatabase } from '#functions/src/shared/admin-sdk.ts';
import { config, secrets } from '#functions/src/shared/settings/config.ts';
import type { DeliveryDeps } from './outboxes.ts';
import { smtpSender } from './smtp-sender.ts';

export const DELIVERY_SECRETS = [secrets.smtpUrl, secrets.formSecret];

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
