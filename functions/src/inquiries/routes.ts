import { paths } from '#paths';
import { database, inquiriesDatabase, staffMember } from '../shared/admin-sdk.ts';
import { json, methodProblem } from '../shared/request/http.ts';
import type { Route } from '../shared/request/routes.ts';
import { config, secrets } from '../shared/settings/config.ts';
import { loadPageRenderer } from '../shared/site-pages.ts';
import { deliver } from './delivery/deliver.ts';
import { deliveryDeps } from './delivery/delivery-deps.ts';
import { addressOf } from './delivery/receipt-frame.ts';
import { receiveMail } from './inbound/receive-mail.ts';
import { inquiryPage } from './pages/inquiry-page.ts';
import { issueFormToken } from './receive/form-token.ts';
import { receiveInquiry } from './receive/receive-inquiry.ts';
import { staffInquiries } from './staff/staff-inquiries.ts';

const now = () => new Date();

/** What visitors need to send an inquiry, and Mailgun what they answer. */
export const inquiryRoutes: readonly Route[] = [
  {
    path: paths.sendContactEmail,
    handler: (request) =>
      receiveInquiry(request, {
        db: database(),
        inquiriesDb: inquiriesDatabase(),
        now,
        formSecret: secrets.formSecret.value(),
        publicUrl: config.publicUrl(),
        inquiriesPerHour: config.inquiriesPerHour(),
        site: loadPageRenderer,
      }),
  },
  {
    path: paths.formToken,
    handler: async (request) => {
      const token = issueFormToken(secrets.formSecret.value(), now());
      return methodProblem(request, ['GET']) ?? json(200, { token });
    },
  },
  {
    path: '/car/*/*',
    handler: (request) =>
      inquiryPage(request, {
        db: database(),
        inquiriesDb: inquiriesDatabase(),
        now,
        site: loadPageRenderer,
      }),
  },
  {
    path: paths.inboundMail,
    handler: (request) =>
      receiveMail(request, {
        inquiriesDb: inquiriesDatabase(),
        now,
        inbound: { domain: config.inboundDomain(), secret: secrets.formSecret.value() },
        key: secrets.inboundKey.value(),
        own: [config.contactRecipient(), addressOf(config.mailFrom())].map((address) =>
          address.toLowerCase(),
        ),
      }),
  },
];

/** For staff, who read and answer inquiries. */
export const staffInquiryRoutes: readonly Route[] = [
  {
    path: paths.inquiriesApi,
    handler: (request) =>
      staffInquiries(request, {
        db: database(),
        inquiriesDb: inquiriesDatabase(),
        now,
        staffMember,
        deliver: (id, outbox) => deliver(id, deliveryDeps(), outbox),
      }),
  },
];
