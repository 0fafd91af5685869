import { paths } from '#paths';
import { staffMember } from '../shared/admin-sdk.ts';
import { secrets } from '../shared/config.ts';
import type { Route } from '../shared/routes.ts';
import { buildRequestDeps } from './build-request-deps.ts';
import { mailTheWebmaster } from './mail-the-webmaster.ts';
import { publishNow } from './publish-now.ts';
import { receiveBuildReport } from './receive-build-report.ts';

/** For staff, who publish, and for the publisher, which reports. */
export const publishingRoutes: readonly Route[] = [
  {
    path: paths.publish,
    handler: (request) => publishNow(request, { ...buildRequestDeps(), staffMember }),
  },
  {
    path: paths.publishResult,
    handler: (request) =>
      receiveBuildReport(request, {
        ...buildRequestDeps(),
        mailWebmaster: mailTheWebmaster,
        webhookSecret: secrets.webhookSecret.value(),
      }),
  },
];
