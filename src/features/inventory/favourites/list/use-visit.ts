import { useEffect, useRef, useState } from 'react';
import type { Favourites } from '#domain/favourites/favourites.ts';
import type { FoundVehicle } from '../car-page/load-car-pages.ts';
import { storeVisit } from '../stored/favourites-store.ts';
import { seenOf } from './seen-of.ts';

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
