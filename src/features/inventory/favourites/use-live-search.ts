import { useEffect, useState } from 'react';
import { type LiveSearch, loadLiveSearch } from '#features/inventory/search/load-search.ts';

/** The search of the live release; undefined while it is loading, null where it cannot be loaded. */
export function useLiveSearch(): LiveSearch | null | undefined {
  const [live, setLive] = useState<LiveSearch | null>();
  useEffect(() => {
    loadLiveSearch().then(setLive, () => setLive(null));
  }, []);
  return live;
}
