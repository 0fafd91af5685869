import { useEffect, useState } from 'react';
import { changesText, favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import { changesOf } from '#domain/favourites/changes-of.ts';
import type { Favourites } from '#domain/favourites/favourites.ts';
import { minuteOf } from '#domain/favourites/minute-of.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';
import type { LiveSearch } from '#features/inventory/search/load-search.ts';
import { findRows } from '../other-vehicles/find-rows.ts';
import { Rows } from './car/Rows.tsx';

interface NewSinceVisitProps {
  favourites: Favourites;
  /**
   * Null where the stock could not be loaded; the known news about the favourites is still shown.
   */
  live: LiveSearch | null;
}

/**
 * The changes since the last visit, in one line, and the new vehicles; nothing on the first day.
 */
export function NewSinceVisit({ favourites, live }: NewSinceVisitProps) {
  const { visitedBefore, vehicles } = favourites;
  const [rows, setRows] = useState<readonly HTMLElement[] | null>(null);
  const ids = vehicles.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new price makes no other vehicles new.
  useEffect(() => {
    let isCurrent = true;
    (live ? newVehicles(favourites, live) : Promise.resolve([]))
      .catch(() => [])
      .then((found) => isCurrent && setRows(found));
    return () => {
      isCurrent = false;
    };
  }, [ids, visitedBefore]);
  if (visitedBefore === null || rows === null) return null;
  return (
    <>
      <p className="favourites__changes figures" role="status">
        {changesText(changesOf(favourites), rows.length, visitedBefore)}
      </p>
      <Rows heading={favouritesCopy.newVehicles(visitedBefore)} rows={rows} />
    </>
  );
}

/** More than anybody reads of a model that the dealer has many of. */
const MOST = 12;

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
    { most: MOST, isPast: ({ dataset }) => (dataset['added'] ?? '') <= since },
  );
  return rows.filter(({ dataset }) => !vehicles.some(({ id }) => id === dataset['id']));
}

function forSale(models: readonly string[]) {
  const makes = [...new Set(models.map(makeOfModel))].sort();
  return { make: makes, model: [...models], status: ['available'] };
}
