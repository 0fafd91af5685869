import { getCatalogue } from '#catalogue/index.ts';
import type { Route } from '../page-shows.ts';
import type { SitePage } from '../site-page.ts';
import { sitePages } from '../site-pages.ts';
import { paramsOf } from './route-params.ts';

let loading: Promise<Map<string, SitePage>> | undefined;

/**
 * The pages of this process by path, for `astro build` and `astro dev`. Throws as `getCatalogue` does.
 */
export function pagesOfBuild(): Promise<Map<string, SitePage>> {
  loading ??= load();
  return loading;
}

/** What `getStaticPaths` of a route returns. */
export async function staticPathsOf(route: Route) {
  const pages = [...(await pagesOfBuild()).values()];
  return pages
    .filter((page) => page.route === route)
    .map(({ path }) => ({ params: paramsOf(route, path) }));
}

async function load(): Promise<Map<string, SitePage>> {
  return new Map([...sitePages(await getCatalogue())].map((page) => [page.path, page]));
}
