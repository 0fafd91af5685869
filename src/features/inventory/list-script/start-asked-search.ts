/**
 * Hydrates the search where the address asks for one, since the built page shows the whole stock. The
 * rows are faded until those of the search are there. Every page of the list loads this, so the list
 * says where the server answers and what a search may have: the tables of the search would be larger
 * than the rest of the script.
 */
export function startAskedSearch(list: HTMLElement): void {
  // What the server answers for browsers without JavaScript has a quicker address.
  const { path = '', answeredAt, parameters: names = '' } = list.dataset;
  if (location.pathname === answeredAt) location.replace(path + location.search);
  const parameters = new URLSearchParams(location.search);
  const island = list.querySelector('astro-island');
  if (!island || !names.split(' ').some((name) => parameters.has(name))) return;
  list.querySelector('[data-rows]')?.toggleAttribute('data-stale', true);
  island.dispatchEvent(new Event('intent'));
}
