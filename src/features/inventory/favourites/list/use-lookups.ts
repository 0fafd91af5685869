import { useEffect, useRef, useState } from 'react';
import { type FoundVehicle, findVehicle } from '../find-vehicle.ts';

/** Looks up vehicles, each once. Returns the known ones by their id, and whether all are known. */
export function useLookups(ids: readonly string[]) {
  const [found, setFound] = useState<ReadonlyMap<string, FoundVehicle>>(new Map());
  const asked = useRef(new Set<string>());
  const named = ids.join();
  useEffect(() => {
    for (const id of named === '' ? [] : named.split(',')) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void findVehicle(id).then((known) => setFound((before) => new Map(before).set(id, known)));
    }
  }, [named]);
  return { found, isComplete: ids.every((id) => found.has(id)) };
}
