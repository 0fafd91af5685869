import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { INQUIRIES_COLLECTION } from '#domain/inquiry/inquiry.ts';
import { paths } from '#paths';
import { database, staffMember } from '../shared/admin-sdk.ts';
import { config, REGION, secrets, TIME_ZONE } from '../shared/config.ts';
import { json, methodProblem, serve } from '../shared/http.ts';
import { createReleasePageCache } from '../shared/release-page-cache.ts';
import { type DeliveryDeps, deliver, sweepInquiries as sweep } from './delivery/deliver.ts';
import { smtpSender } from './delivery/smtp-sender.ts';
import { expireInquiries as expire } from './expire-inquiries.ts';
import { inquiryPage as handleInquiryPage } from './pages/inquiry-page.ts';
import { issueFormToken } from './receive/form-token.ts';
import { receiveInquiry } from './receive/receive-inquiry.ts';
import { staffInquiries } from './staff-inquiries.ts';

const now = () => new Date();
const frame = createReleasePageCache(paths.contactForm, config.publicUrl);

function deliveryDeps(): DeliveryDeps {
  return {
    db: database(),
    now,
    random: Math.random,
    send: smtpSender(secrets.smtpUrl.value()),
    from: config.mailFrom(),
    to: config.contactRecipient(),
    publicUrl: config.publicUrl(),
  };
}

export const sendContactEmail = onRequest(
  { region: REGION, invoker: 'public', secrets: [secrets.formSecret] },
  serve('sendContactEmail', (request) =>
    receiveInquiry(request, {
      db: database(),
      now,
      formSecret: secrets.formSecret.value(),
      inquiriesPerHour: config.inquiriesPerHour(),
      retentionDays: config.retentionDays(),
      frame,
    }),
  ),
);

export const formToken = onRequest(
  { region: REGION, invoker: 'public', secrets: [secrets.formSecret] },
  serve('formToken', async (request) => {
    const token = issueFormToken(secrets.formSecret.value(), now());
    return methodProblem(request, ['GET']) ?? json(200, { token });
  }),
);

export const inquiryPage = onRequest(
  { region: REGION, invoker: 'public' },
  serve('inquiryPage', (request) => handleInquiryPage(request, { db: database(), now, frame })),
);

/** The first attempt; if it fails, the sweep makes the next. */
export const inquiryCreated = onDocumentCreated(
  { document: `${INQUIRIES_COLLECTION}/{id}`, region: REGION, secrets: [secrets.smtpUrl] },
  async (event) => {
    await deliver(event.params.id, deliveryDeps());
  },
);

export const sweepInquiries = onSchedule(
  { schedule: 'every 1 minutes', region: REGION, timeZone: TIME_ZONE, secrets: [secrets.smtpUrl] },
  async () => {
    await sweep(deliveryDeps());
  },
);

export const inquiries = onRequest(
  { region: REGION, invoker: 'public', secrets: [secrets.smtpUrl] },
  serve('inquiries', (request) =>
    staffInquiries(request, {
      db: database(),
      now,
      staffMember,
      deliver: (id) => deliver(id, deliveryDeps()),
    }),
  ),
);

export const expireInquiries = onSchedule(
  { schedule: 'every day 02:15', region: REGION, timeZone: TIME_ZONE },
  async () => {
    await expire({ db: database(), now });
  },
);
