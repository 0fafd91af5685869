import { pageTitle } from '#copy/site.ts';
import { dealer } from '#dealer';
import { listTitle } from '#features/inventory/list/list-title.ts';
import { paths } from '#paths';
import type { Chip } from '../controls/list-data.ts';
import { ownPagePath } from '../search-address.ts';

/**
 * Says in the head of the page what it shows now: its title, and to search engines whether this search
 * has a page of its own.
 */
export function describePage(
  state: Parameters<typeof ownPagePath>[0],
  chips: readonly Chip[],
): void {
  document.title = pageTitle(listTitle(chips), dealer.name);
  const own = ownPagePath(state);
  setAttribute('meta[name="robots"]', 'content', own ? 'index, follow' : 'noindex, follow');
  const canonical = new URL(own ?? paths.inventory, location.href).href;
  setAttribute('link[rel="canonical"]', 'href', canonical);
  setAttribute('meta[property="og:url"]', 'content', canonical);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
