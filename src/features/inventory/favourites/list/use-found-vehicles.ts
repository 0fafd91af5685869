import { useEffect, useRef, useState } from 'react';
import { type FoundVehicle, loadCarPages } from '../load-car-pages.ts';

/** What the site says of each vehicle, as far as it is known, and whether all are. */
export function useFoundVehicles(ids: readonly string[]): {
  found: ReadonlyMap<string, FoundVehicle>;
  isComplete: boolean;
} {
  const [found, setFound] = useState<ReadonlyMap<string, FoundVehicle>>(new Map());
  const asked = useRef(new Set<string>());
  const wanted = ids.join(',');
  useEffect(() => {
    const missing = wanted.split(',').filter((id) => id !== '' && !asked.current.has(id));
    for (const id of missing) asked.current.add(id);
    void loadCarPages(missing, (id, vehicle) =>
      setFound((before) => new Map(before).set(id, vehicle)),
    );
  }, [wanted]);
  return { found, isComplete: ids.every((id) => found.has(id)) };
}
