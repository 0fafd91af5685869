import { paths } from '#paths';
import { createReleasePageCache } from '../shared/release-page-cache.ts';
import type { Route } from '../shared/request/routes.ts';
import { config } from '../shared/settings/config.ts';
import { createLiveSearch } from './live-search.ts';

const template = createReleasePageCache(paths.inventory, config.publicUrl);
const liveSearch = createLiveSearch(config.publicUrl, () => new Date());

/** The search without JavaScript. */
export const searchRoutes: readonly Route[] = [
  {
    path: paths.search,
    handler: async (request) => {
      // Loaded at the first search, since other requests need no React.
      const { searchPage } = await import('./search-page.ts');
      return searchPage(request, { template, liveSearch });
    },
  },
];
