import { paths } from '#paths';
import type { Route } from '../shared/request/routes.ts';
import { config } from '../shared/settings/config.ts';
import { loadPageRenderer } from '../shared/site-pages.ts';
import { createLiveSearch } from './live-search.ts';
import { searchPage } from './search-page.ts';

/** The search of the live release, for all functions of an instance. */
export const liveSearch = createLiveSearch(config.publicUrl, () => new Date());

/** The search without JavaScript. */
export const searchRoutes: readonly Route[] = [
  {
    path: paths.search,
    handler: (request) => searchPage(request, { liveSearch, site: loadPageRenderer }),
  },
];
