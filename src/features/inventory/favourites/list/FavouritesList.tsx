import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { showToast } from '#components/ui/toast/toasts.ts';
import { changesText, favouritesCopy, heartCopy } from '#copy/pages/inventory/favourites.ts';
import { sharedCopy } from '#copy/pages/inventory/shared-list.ts';
import { changesOf, isGone } from '#domain/favourites/changes-of.ts';
import type { Favourites } from '#domain/favourites/favourites.ts';
import { type LiveSearch, loadLiveSearch } from '#features/inventory/search/load-search.ts';
import { paths, sharedListPath } from '#paths';
import {
  $favourites,
  clearFavourites,
  followDevice,
  removeFavourite,
  restoreFavourites,
} from '../favourites-store.ts';
import { CompareButton } from './CompareButton.tsx';
import { Rows } from './car/Rows.tsx';
import { FavouriteItem } from './FavouriteItem.tsx';
import { ListActions } from './ListActions.tsx';
import { SimilarRows } from './SimilarRows.tsx';
import { useLookups } from './use-lookups.ts';
import { useNewVehicles } from './use-new-vehicles.ts';
import { useVisit } from './use-visit.ts';
import { Waiting } from './Waiting.tsx';

/** Holds the place of a line. */
const NO_BREAK_SPACE = '\u00a0';

/** The favourites of this device with their news. */
export function FavouritesList() {
  const favourites = useStore($favourites, { ssr: 'initial' });
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    return followDevice();
  }, []);
  if (!isHydrated)
    return <Waiting text={favouritesCopy.loading} failed={heartCopy.failed} nothing={<Empty />} />;
  return favourites ? <Filled favourites={favourites} /> : <Empty />;
}

function Empty() {
  return (
    <div className="empty">
      <p className="lead">{favouritesCopy.empty}</p>
      <p className="quiet">{favouritesCopy.emptyHint}</p>
      <a className="button" href={paths.inventory}>
        {favouritesCopy.toInventory}
      </a>
    </div>
  );
}

function Filled({ favourites }: { favourites: Favourites }) {
  const { vehicles, visitedBefore } = favourites;
  const ids = vehicles.map(({ id }) => id);
  const live = useLiveSearch();
  const { found, isComplete } = useLookups(ids);
  const isVisitStored = useVisit(favourites, found, isComplete);
  const added = useNewVehicles(favourites, isVisitStored ? live : undefined);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const comparable = vehicles.flatMap(({ id, seen }) => (isGone(seen) ? [] : [id]));
  const ticked = chosen.filter((id) => comparable.includes(id));
  // Items grow with what is looked up, and would move each other.
  if (!isVisitStored) return <p role="status">{favouritesCopy.loading}</p>;
  return (
    <>
      {visitedBefore !== null && (
        <p className="favourites__changes figures" role="status">
          {added ? changesText(changesOf(favourites), added.length, visitedBefore) : NO_BREAK_SPACE}
        </p>
      )}
      <ul className="favourites">
        {vehicles.map((favourite) => (
          <FavouriteItem
            key={favourite.id}
            {...{ favourite, found: found.get(favourite.id) }}
            isChosen={ticked.includes(favourite.id)}
            onChoose={(isChosen) =>
              setChosen((before) => [
                ...before.filter((id) => id !== favourite.id),
                ...(isChosen ? [favourite.id] : []),
              ])
            }
            onRemove={() => removeWithUndo(favourites, favourite.id)}
          />
        ))}
      </ul>
      <ListActions
        cars={vehicles}
        canWatch
        title={sharedCopy.title}
        path={sharedListPath(
          vehicles.flatMap(({ id, seen }) => (seen.standing === 'gone' ? [] : [id])),
        )}
        second={<CompareButton {...{ comparable, ticked }} />}
      >
        <button type="button" className="list-actions__last" onClick={clearAll}>
          {favouritesCopy.clear}
        </button>
      </ListActions>
      {visitedBefore !== null && added && (
        <Rows heading={favouritesCopy.newVehicles(visitedBefore)} rows={added} />
      )}
      {live &&
        vehicles
          .filter(({ seen }) => isGone(seen))
          .map((gone) => <SimilarRows key={gone.id} {...{ gone, ids, live }} />)}
    </>
  );
}

/** The search of the live release; undefined while it is loading, null where it cannot be loaded. */
function useLiveSearch(): LiveSearch | null | undefined {
  const [live, setLive] = useState<LiveSearch | null>();
  useEffect(() => {
    loadLiveSearch().then(setLive, () => setLive(null));
  }, []);
  return live;
}

function removeWithUndo(before: Favourites, id: string): void {
  const removed = before.vehicles.find((vehicle) => vehicle.id === id);
  removeFavourite(id);
  showToast({
    title: heartCopy.removed(removed?.name ?? ''),
    group: 'favourites',
    action: { label: heartCopy.undo, run: () => restoreFavourites(before) },
  });
}

/** No undo: it would keep the data that the visitor asked to delete. */
function clearAll(): void {
  clearFavourites();
  showToast({ title: favouritesCopy.cleared, group: 'favourites' });
}
