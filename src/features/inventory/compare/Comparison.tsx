import { compareCopy } from '#copy/pages/inventory/compare.ts';
import { MAX_COMPARED } from '#domain/favourites/named-ids.ts';
import { comparePath, paths } from '#paths';
import type { VehicleData } from '../favourites/find-vehicle.ts';
import { ListActions } from '../favourites/list/ListActions.tsx';
import { useLookups } from '../favourites/list/use-lookups.ts';
import { useNamedIds } from '../favourites/list/use-named-ids.ts';
import { Waiting } from '../favourites/list/Waiting.tsx';
import { CompareTable } from './CompareTable.tsx';

/** The vehicles that the address names, side by side. */
export function Comparison() {
  const [ids, setIds] = useNamedIds(MAX_COMPARED);
  const { found, isComplete } = useLookups(ids ?? []);
  if (ids === null)
    return <Waiting text={compareCopy.loading} failed={compareCopy.failed} nothing={<Nothing />} />;
  if (!isComplete) return <p role="status">{compareCopy.loading}</p>;

  const states = ids.flatMap((id) => found.get(id) ?? []);
  const cars = states.flatMap((state): VehicleData[] =>
    state.kind === 'listed' ? [state.vehicle] : [],
  );
  const remove = (removed: string) => {
    const rest = ids.filter((id) => id !== removed);
    history.pushState(history.state, '', comparePath(rest));
    setIds(rest);
  };
  return (
    <>
      {states.some(({ kind }) => kind === 'gone' || kind === 'sold') && (
        <p className="compare__notice">{compareCopy.gone}</p>
      )}
      {states.some(({ kind }) => kind === 'unread') && (
        <p className="compare__notice">{compareCopy.notLoaded}</p>
      )}
      {cars.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <CompareTable cars={cars} onRemove={remove} />
          <ListActions cars={cars} title={compareCopy.title} path={comparePath(ids)}>
            <button type="button" onClick={() => print()}>
              {compareCopy.print}
            </button>
            <a className="list-actions__last" href={paths.favourites}>
              {compareCopy.toFavourites}
            </a>
          </ListActions>
        </>
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className="empty">
      <p className="lead">{compareCopy.empty}</p>
      <p className="quiet">{compareCopy.emptyHint}</p>
      <p className="empty__links">
        <a className="button" href={paths.favourites}>
          {compareCopy.toFavourites}
        </a>
        <a className="button button--quiet" href={paths.inventory}>
          {compareCopy.toInventory}
        </a>
      </p>
    </div>
  );
}
