import { onRequest } from 'firebase-functions/https';
import { bookingRoutes, staffBookingRoutes } from './bookings/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { importRoutes } from './import/routes.ts';
import { DELIVERY_SECRETS } from './inquiries/delivery/delivery-deps.ts';
import { inquiryRoutes, staffInquiryRoutes } from './inquiries/routes.ts';
import { publicDataRoutes } from './public-data/routes.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { registerRoutes } from './register/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { type Route, serveRoutes } from './shared/request/routes.ts';
import { secrets } from './shared/settings/config.ts';
import { accounts, siteInstances } from './shared/settings/global-options.ts';
import { accountRoutes } from './staff/routes.ts';
import { staffWatchRoutes, watchRoutes } from './watches/routes.ts';

/** The addresses that visitors call. The first that fits answers. */
export const SITE_ROUTES: readonly Route[] = [
  ...inquiryRoutes,
  ...bookingRoutes,
  ...publicDataRoutes,
  ...healthRoutes,
  ...searchRoutes,
  ...watchRoutes,
];

/** The addresses of staff and of the publisher. */
export const STAFF_ROUTES: readonly Route[] = [
  ...staffInquiryRoutes,
  ...staffBookingRoutes,
  ...staffWatchRoutes,
  ...registerRoutes,
  ...publishingRoutes,
  ...accountRoutes,
  ...historyRoutes,
  ...importRoutes,
];

/**
 * Every address that visitors call and that is no file. A hundred answers with 200 vehicles each take
 * some 200 MB, so an instance gets few requests at once.
 */
export const site = onRequest(
  {
    invoker: 'public',
    serviceAccount: accounts.site,
    memory: '512MiB',
    minInstances: siteInstances,
    maxInstances: 4,
    secrets: [secrets.formSecret, secrets.inboundKey],
  },
  serveRoutes(SITE_ROUTES),
);

/**
 * The addresses of staff and of the publisher, who prove who they are. Anybody may send a request and take
 * his time, and a release needs a place for its report: an instance has many, since answers are small.
 */
export const staff = onRequest(
  {
    invoker: 'public',
    maxInstances: 2,
    concurrency: 80,
    secrets: [...DELIVERY_SECRETS, secrets.webhookSecret, secrets.registerKey],
  },
  serveRoutes(STAFF_ROUTES),
);
