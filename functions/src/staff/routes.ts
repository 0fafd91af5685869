import { paths } from '#paths';
import { smtpSender } from '../inquiries/delivery/smtp-sender.ts';
import { accountsApi, database, staffMember } from '../shared/admin-sdk.ts';
import type { Route } from '../shared/request/routes.ts';
import { config, secrets } from '../shared/settings/config.ts';
import { manageStaff } from './manage-staff.ts';

const now = () => new Date();

/** For owners, who give and withdraw access. */
export const accountRoutes: readonly Route[] = [
  {
    path: paths.staffApi,
    handler: async (request) =>
      manageStaff(request, {
        ...{ db: database(), auth: await accountsApi(), now, staffMember },
        send: smtpSender(secrets.smtpUrl.value()),
        from: config.mailFrom(),
        publicUrl: config.publicUrl(),
      }),
  },
];
