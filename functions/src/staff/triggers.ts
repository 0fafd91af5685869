import { onRequest } from 'firebase-functions/https';
import { accountsApi, database, staffMember } from '../shared/admin-sdk.ts';
import { REGION } from '../shared/config.ts';
import { serve } from '../shared/http.ts';
import { manageStaff } from './manage-staff.ts';

export const staffAccounts = onRequest(
  { region: REGION, invoker: 'public' },
  serve('staffAccounts', async (request) =>
    manageStaff(request, {
      ...{ db: database(), auth: await accountsApi(), now: () => new Date(), staffMember },
    }),
  ),
);
