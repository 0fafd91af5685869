import { useEffect, useState } from 'react';
import { changesText, favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import { changesOf } from '#domain/favourites/changes-of.ts';
import type { Favourites } from '#domain/favourites/favourites.ts';
import type { LiveSearch } from '#features/inventory/search/load-search.ts';
import { newVehicles } from '../other-vehicles/new-vehicles.ts';
import { Rows } from './car/Rows.tsx';

interface NewSinceVisitProps {
  favourites: Favourites;
  /** Null where the stock could not be loaded: what is known of the favourites is told all the same. */
  live: LiveSearch | null;
}

/** What has changed since the last visit, in one line, and the vehicles that came; nothing on the first day. */
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
