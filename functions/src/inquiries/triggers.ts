import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { INQUIRIES_COLLECTION, INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { secrets, TIME_ZONE } from '../shared/settings/config.ts';
import { BACKGROUND } from '../shared/settings/global-options.ts';
import { deliver, sweepInquiries as sweep } from './delivery/deliver.ts';
import { deliveryDeps } from './delivery/delivery-deps.ts';

/** The first attempt; if it fails, the sweep makes the next. */
export const inquiryCreated = onDocumentCreated(
  {
    database: INQUIRIES_DATABASE,
    document: `${INQUIRIES_COLLECTION}/{id}`,
    secrets: [secrets.smtpUrl],
  },
  async (event) => {
    await deliver(event.params.id, deliveryDeps());
  },
);

export const sweepInquiries = onSchedule(
  {
    ...BACKGROUND,
    schedule: 'every 1 minutes',
    timeZone: TIME_ZONE,
    secrets: [secrets.smtpUrl],
  },
  async () => {
    await sweep(deliveryDeps());
  },
);
