import { paths } from '#paths';
import { staffMember } from '../shared/admin-sdk.ts';
import type { Route } from '../shared/request/routes.ts';
import { secrets } from '../shared/settings/config.ts';
import { receiveBuildReport } from './build/receive-build-report.ts';
import { mailConfiguredWebmaster } from './mail-configured-webmaster.ts';
import { buildRequestDeps } from './request/build-request-deps.ts';
import { publishNow } from './request/publish-now.ts';

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
        mailWebmaster: mailConfiguredWebmaster,
        webhookSecret: secrets.webhookSecret.value(),
      }),
  },
];
