import type { Favourites } from '#domain/favourites/favourites.ts';
import { minuteOf } from '#domain/favourites/minute-of.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';
import type { LiveSearch } from '#features/inventory/search/load-search.ts';
import { findRows } from './find-rows.ts';

/** More than anybody reads of a model that the dealer has many of. */
const MOST = 12;

/**
 * The rows of vehicles of the same models as the favourites that came since the visit to compare with.
 * Rejects while the site cannot be reached.
 */
export async function newVehicles(
  { vehicles, visitedBefore }: Favourites,
  live: LiveSearch,
): Promise<HTMLElement[]> {
  if (visitedBefore === null) return [];
  const models = [...new Set(vehicles.map(({ model }) => model))].sort();
  const since = minuteOf(new Date(visitedBefore));
  const rows = await findRows(
    live,
    { choices: forSale(models), ranges: {} },
    { most: MOST, isPast: ({ dataset }) => (dataset['added'] ?? '') <= since },
  );
  return rows.filter(({ dataset }) => !vehicles.some(({ id }) => id === dataset['id']));
}

function forSale(models: readonly string[]) {
  const makes = [...new Set(models.map(makeOfModel))].sort();
  return { make: makes, model: [...models], status: ['available'] };
}
