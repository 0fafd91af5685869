import { liveSearch } from '../search/routes.ts';
import { database, inquiriesDatabase } from '../shared/admin-sdk.ts';
import type { Route } from '../shared/request/routes.ts';
import { config, secrets } from '../shared/settings/config.ts';
import { loadPageRenderer } from '../shared/site-pages.ts';
import { watchPages } from './watch-pages.ts';

/** The pages of mails about searches and vehicles. */
export const watchRoutes: readonly Route[] = [
  {
    path: '/giv-besked/*',
    handler: (request) =>
      watchPages(request, {
        db: database(),
        inquiriesDb: inquiriesDatabase(),
        now: () => new Date(),
        liveSearch,
        formSecret: secrets.formSecret.value(),
        publicUrl: config.publicUrl(),
        perHour: config.inquiriesPerHour(),
        site: loadPageRenderer,
      }),
  },
];
