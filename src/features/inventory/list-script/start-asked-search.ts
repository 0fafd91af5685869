import { SEARCH_PARAMETERS } from '#domain/search/state/parameters.ts';
import { paths } from '#paths';

/**
 * Hydrates the search where the address asks for one, since the built page shows the whole stock. The
 * rows are faded until those of the search are there. Returns whether the address asks for one.
 */
export function startAskedSearch(list: HTMLElement): boolean {
  // What the server answers for browsers without JavaScript has a quicker address.
  if (location.pathname === paths.search) location.replace(paths.inventory + location.search);
  const parameters = new URLSearchParams(location.search);
  const island = list.querySelector('astro-island');
  if (!island || !SEARCH_PARAMETERS.some((name) => parameters.has(name))) return false;
  list.querySelector('[data-rows]')?.toggleAttribute('data-stale', true);
  island.dispatchEvent(new Event('intent'));
  return true;
}
