import { useEffect, useRef, useState } from 'react';
import type { Favourite, Favourites, Seen } from '#domain/favourites/favourites.ts';
import { storeVisit } from '../favourites-store.ts';
import type { FoundVehicle } from '../find-vehicle.ts';

/** Stores this visit once all vehicles have been looked up. Returns whether that is done. */
export function useVisit(
  { vehicles }: Favourites,
  found: ReadonlyMap<string, FoundVehicle>,
  isComplete: boolean,
): boolean {
  const [isStored, setStored] = useState(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isComplete || isBegun.current) return;
    isBegun.current = true;
    const seen = vehicles.flatMap((vehicle) => {
      const known = found.get(vehicle.id);
      const now = known && seenOf(vehicle, known);
      return now ? [[vehicle.id, now] as const] : [];
    });
    storeVisit(new Map(seen));
    setStored(true);
  }, [vehicles, found, isComplete]);
  return isStored;
}

/** How a favourite is seen now; null where the site did not say. A sold one keeps its last price. */
function seenOf({ seen }: Favourite, found: FoundVehicle): Seen | null {
  if (found.kind === 'unread') return null;
  return found.kind === 'listed' ? found.vehicle.seen : { ...seen, standing: found.kind };
}
