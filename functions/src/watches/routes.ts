import { paths } from '#paths';
import { liveSearch } from '../search/routes.ts';
import { database, inquiriesDatabase, staffMember } from '../shared/admin-sdk.ts';
import type { Route } from '../shared/request/routes.ts';
import { config, secrets } from '../shared/settings/config.ts';
import { loadPageRenderer } from '../shared/site-pages.ts';
import { waitingBuyers } from './waiting-buyers.ts';
import { watchPages } from './watch-pages.ts';

const now = () => new Date();

/** The pages of mails about searches and vehicles. */
export const watchRoutes: readonly Route[] = [
  {
    path: '/giv-besked/*',
    handler: (request) =>
      watchPages(request, {
        db: database(),
        inquiriesDb: inquiriesDatabase(),
        now,
        liveSearch,
        formSecret: secrets.formSecret.value(),
        publicUrl: config.publicUrl(),
        perHour: config.inquiriesPerHour(),
        site: loadPageRenderer,
      }),
  },
];

/** For staff, who see how many wait for a vehicle. */
export const staffWatchRoutes: readonly Route[] = [
  {
    path: paths.watchesApi,
    handler: (request) =>
      waitingBuyers(request, { inquiriesDb: inquiriesDatabase(), now, staffMember }),
  },
];
