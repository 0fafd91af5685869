import { paths } from '#paths';
import { database, staffMember } from '../shared/admin-sdk.ts';
import type { Route } from '../shared/request/routes.ts';
import { recordExport } from './record-export.ts';

/** For staff, who download files. */
export const historyRoutes: readonly Route[] = [
  {
    path: paths.exportsApi,
    handler: (request) =>
      recordExport(request, { db: database(), now: () => new Date(), staffMember }),
  },
];
