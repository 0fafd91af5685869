import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { INQUIRIES_COLLECTION, INQUIRIES_DATABASE } from '#domain/inquiry/inquiry.ts';
import { followReservations } from '../reservations/follow-reservation.ts';
import { log } from '../shared/log.ts';
import { TIME_ZONE } from '../shared/settings/config.ts';
import { BACKGROUND } from '../shared/settings/global-options.ts';
import { mailNewsOfDay } from '../watches/mail-news.ts';
import { deliver, SWEEP_SIZE, sweepInquiries as sweep } from './delivery/deliver.ts';
import { DELIVERY_SECRETS, deliveryDeps } from './delivery/delivery-deps.ts';
import { VISITOR_MAILS } from './delivery/outboxes.ts';
import { mailOverdue } from './overdue.ts';

/** How long the mails of a day may take of a minute; the next one goes on. */
const SWEEPING_MS = 40_000;

/** The first attempts, of the mail to the dealer and of the receipt; the sweep makes the next ones. */
export const inquiryCreated = onDocumentCreated(
  {
    database: INQUIRIES_DATABASE,
    document: `${INQUIRIES_COLLECTION}/{id}`,
    secrets: DELIVERY_SECRETS,
  },
  async (event) => {
    const { id } = event.params;
    const deps = deliveryDeps();
    await Promise.all([deliver(id, deps), deliver(id, deps, VISITOR_MAILS)]);
  },
);

export const sweepInquiries = onSchedule(
  {
    ...BACKGROUND,
    schedule: 'every 1 minutes',
    timeZone: TIME_ZONE,
    secrets: DELIVERY_SECRETS,
    // Once a day it reads the stock.
    memory: '512MiB',
    timeoutSeconds: 300,
  },
  async () => {
    const deps = deliveryDeps();
    // Runs first, so that reservations that ended while nothing ran are mailed now.
    await followReservations(deps);
    await mailOverdue(deps);
    // Mails that are stored already must not wait for it.
    await mailNewsOfDay(deps).catch(log.watcherNotMailed);
    const until = Date.now() + SWEEPING_MS;
    while ((await sweep(deps)) >= SWEEP_SIZE && Date.now() < until);
  },
);
