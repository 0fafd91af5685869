import { useEffect, useState } from 'react';
import { namedIds } from '#domain/favourites/named-ids.ts';
import { CARS_PARAMETER } from '#paths';

/** The ids that the address names, up to `most`, null before the page is hydrated; and how to replace them. */
export function useNamedIds(most: number) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const followAddress = () =>
      setIds(namedIds(new URL(location.href).searchParams.getAll(CARS_PARAMETER), most));
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, [most]);
  return [ids, setIds] as const;
}
