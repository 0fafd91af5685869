import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { MAILS_COLLECTION } from '#domain/inquiry/visitor-mail.ts';
import { deliver } from '../inquiries/delivery/deliver.ts';
import { DELIVERY_SECRETS, deliveryDeps } from '../inquiries/delivery/delivery-deps.ts';
import { VISITOR_MAILS } from '../inquiries/delivery/outboxes.ts';
import { database, inquiriesDatabase } from '../shared/admin-sdk.ts';
import { config, secrets, TIME_ZONE } from '../shared/settings/config.ts';
import { BACKGROUND } from '../shared/settings/global-options.ts';
import { mailNews } from './mail-news.ts';

/** Sends a confirmation at once: its visitor waits for it. The sweep sends the day's mails, and tries again. */
export const watchMailCreated = onDocumentCreated(
  {
    database: INQUIRIES_DATABASE,
    document: `${MAILS_COLLECTION}/{id}`,
    secrets: DELIVERY_SECRETS,
  },
  async (event) => {
    if (event.data?.get('kind') !== 'watch_confirm') return;
    await deliver(event.params.id, deliveryDeps(), VISITOR_MAILS);
  },
);

/** The day's mails, in the afternoon: most changes of the day are in them, and the phone is answered. */
export const mailWatchers = onSchedule(
  {
    ...BACKGROUND,
    schedule: 'every day 15:30',
    timeZone: TIME_ZONE,
    memory: '1GiB',
    cpu: 1,
    timeoutSeconds: 1800,
    secrets: DELIVERY_SECRETS,
  },
  async () => {
    await mailNews({
      db: database(),
      inquiriesDb: inquiriesDatabase(),
      now: () => new Date(),
      publicUrl: config.publicUrl(),
      formSecret: secrets.formSecret.value(),
    });
  },
);
