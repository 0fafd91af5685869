import { pageTitle } from '#copy/site.ts';
import { dealer } from '#dealer';
import { listTitle } from '#features/inventory/list/texts/list-title.ts';
import { LIST_START, readPlace, storePlace } from '#features/inventory/list-script/list-place.ts';
import { paths } from '#paths';
import { chipsOf } from './controls/list-data.ts';
import { ownPagePath, searchOfAddress, searchPath } from './search-address.ts';
import type { Search } from './search-store.ts';

/**
 * Writes the search to the address. All choices in the sheet are one entry of the history, and so
 * is a list, however long it gets. Returns whether the search has a new entry.
 */
export function writeAddress(list: HTMLElement, search: Search, before: Search | null): boolean {
  const { state, isSheetOpen, focusRow } = search;
  if (state === before?.state && isSheetOpen === before.isSheetOpen) return false;
  const path = searchPath(state);
  if (path === searchPath(searchOfAddress(new URL(location.href)))) return false;
  if (state !== before?.state) storePlace(list);
  if (isSheetOpen || focusRow !== null) {
    history.replaceState(readPlace(), '', path);
    return false;
  }
  history.pushState(LIST_START, '', path);
  return true;
}

/**
 * Updates the head of the page: its title and, for search engines, whether this search has its own
 * page.
 */
export function describePage({ state, live, result }: Search, before: Search | null): void {
  if (!live || result === before?.result) return;
  document.title = pageTitle(listTitle(chipsOf(live.columns, state)), dealer.name);
  const own = ownPagePath(state);
  setAttribute('meta[name="robots"]', 'content', own ? 'index, follow' : 'noindex, follow');
  const canonical = new URL(own ?? paths.inventory, location.href).href;
  setAttribute('link[rel="canonical"]', 'href', canonical);
  setAttribute('meta[property="og:url"]', 'content', canonical);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
