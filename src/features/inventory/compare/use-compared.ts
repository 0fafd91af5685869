import { useEffect, useState } from 'react';
import { MAX_COMPARED, namedIds } from '#domain/favourites/named-ids.ts';
import { CARS_PARAMETER } from '#paths';
import { type FoundVehicle, findVehicle } from '../favourites/find-vehicle.ts';

/**
 * The ids that the address names, null before the page is hydrated, and how to replace them; and what was found,
 * null until all are known.
 */
export function useCompared() {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [found, setFound] = useState<readonly FoundVehicle[] | null>(null);
  useEffect(() => {
    const followAddress = () =>
      setIds(namedIds(new URL(location.href).searchParams.getAll(CARS_PARAMETER), MAX_COMPARED));
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);
  useEffect(() => {
    let isCurrent = ids !== null;
    void Promise.all((ids ?? []).map(findVehicle)).then((all) => isCurrent && setFound(all));
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return { ids, setIds, found };
}
