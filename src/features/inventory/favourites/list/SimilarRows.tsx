import { useEffect, useState } from 'react';
import { favouritesCopy } from '#copy/pages/favourites.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import { similarVehicles } from '../other-vehicles/similar-vehicles.ts';
import { Rows } from './Rows.tsx';

/** Vehicles like one that is gone; nothing while they cannot be loaded. */
export function SimilarRows({ gone, ids }: { gone: Favourite; ids: readonly string[] }) {
  const [rows, setRows] = useState<readonly HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once shown, they stay, also when one becomes a favourite.
  useEffect(() => {
    similarVehicles(gone, ids).then(setRows, () => {});
  }, [gone.id]);
  return <Rows heading={favouritesCopy.similarTo(gone.name)} rows={rows} />;
}
