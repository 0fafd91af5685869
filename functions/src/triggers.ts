import { onRequest } from 'firebase-functions/https';
import { DELIVERY_SECRETS } from './inquiries/delivery/delivery-deps.ts';
import { SITE_ROUTES, STAFF_ROUTES } from './routes.ts';
import { serveRoutes } from './shared/request/routes.ts';
import { secrets } from './shared/settings/config.ts';
import { accounts, siteInstances } from './shared/settings/global-options.ts';

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
