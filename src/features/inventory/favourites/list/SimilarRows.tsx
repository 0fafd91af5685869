import { useEffect, useState } from 'react';
import { favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import type { Favourite } from '#domain/favourites/favourites.ts';
import type { LiveSearch } from '#features/inventory/search/load-search.ts';
import { similarVehicles } from '../other-vehicles/similar-vehicles.ts';
import { Rows } from './car/Rows.tsx';

interface SimilarRowsProps {
  gone: Favourite;
  ids: readonly string[];
  live: LiveSearch;
}

/** Vehicles like one that is gone; nothing while they cannot be loaded. */
export function SimilarRows({ gone, ids, live }: SimilarRowsProps) {
  const [rows, setRows] = useState<readonly HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once shown, they stay, also when one becomes a favourite.
  useEffect(() => {
    similarVehicles(gone, ids, live).then(setRows, () => {});
  }, [gone.id]);
  return <Rows heading={favouritesCopy.similarTo(gone.name)} rows={rows} />;
}
