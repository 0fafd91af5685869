import { favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import type { Favourites } from '#domain/favourites/favourites.ts';
import { minuteOf } from '#domain/favourites/minute-of.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';
import { type LiveSearch, loadLiveSearch } from '#features/inventory/search/load-search.ts';
import { findRows } from './find-rows.ts';
import { similarVehicles } from './similar-vehicles.ts';

/** More new vehicles than anybody reads of a model that the dealer has many of. */
const MOST_NEW = 12;

let search: Promise<LiveSearch | null> | undefined;
/** Once shown, they stay, also when one becomes a favourite. */
const similar = new Map<string, Promise<HTMLElement[]>>();

/**
 * Lists of other vehicles for the page of the favourites, and how many of them are new: those of the same
 * models since the visit before this day. None while the site cannot be reached.
 */
export async function otherVehicles(favourites: Favourites) {
  search ??= loadLiveSearch().catch(() => null);
  const live = await search;
  if (!live) return { added: 0, sections: [] };
  const { vehicles, visitedBefore } = favourites;
  const ids = vehicles.map(({ id }) => id);
  const added = await newVehicles(favourites, live).catch(() => []);
  const ofGone = vehicles
    .filter(({ seen }) => isGone(seen))
    .map(async (gone) => {
      const rows = similar.get(gone.id) ?? similarVehicles(gone, ids, live).catch(() => []);
      similar.set(gone.id, rows);
      return sectionOf(favouritesCopy.similarTo(gone.name), `similar-${gone.id}`, await rows);
    });
  return {
    added: added.length,
    sections: [
      visitedBefore === null
        ? null
        : sectionOf(favouritesCopy.newVehicles(visitedBefore), 'new-vehicles', added),
      ...(await Promise.all(ofGone)),
    ].filter((section) => section !== null),
  };
}

/**
 * The rows of vehicles of the same models as the favourites that came since the visit to compare with.
 * Rejects while the site cannot be reached.
 */
async function newVehicles(
  { vehicles, visitedBefore }: Favourites,
  live: LiveSearch,
): Promise<HTMLElement[]> {
  if (visitedBefore === null) return [];
  const models = [...new Set(vehicles.map(({ model }) => model))].sort();
  const since = minuteOf(new Date(visitedBefore));
  const rows = await findRows(
    live,
    { choices: forSale(models), ranges: {} },
    { most: MOST_NEW, isPast: ({ dataset }) => (dataset['added'] ?? '') <= since },
  );
  return rows.filter(({ dataset }) => !vehicles.some(({ id }) => id === dataset['id']));
}

function forSale(models: readonly string[]) {
  const makes = [...new Set(models.map(makeOfModel))].sort();
  return { make: makes, model: [...models], status: ['available'] };
}

/** Rows of the inventory, as Astro made them, under a heading; null where there are none. */
function sectionOf(heading: string, id: string, rows: readonly HTMLElement[]): HTMLElement | null {
  if (rows.length === 0) return null;
  const section = document.createElement('section');
  const list = Object.assign(document.createElement('ul'), { className: 'list__rows' });
  list.append(...rows);
  section.className = 'favourites__rows';
  section.setAttribute('aria-labelledby', id);
  section.append(Object.assign(document.createElement('h2'), { id, textContent: heading }), list);
  return section;
}
