import { showToast } from '#components/ui/toast/toasts.ts';
import { heartCopy } from '#copy/pages/inventory/favourites.ts';
import { sharedCopy } from '#copy/pages/inventory/shared-list.ts';
import { isGone } from '#domain/favourites/changes-of.ts';
import { MAX_FAVOURITES } from '#domain/favourites/favourites.ts';
import { paths, sharedListPath } from '#paths';
import { addFavourite } from '../favourites-store.ts';
import type { VehicleData } from '../find-vehicle.ts';
import { CarItem } from './car/CarItem.tsx';
import { ListActions } from './ListActions.tsx';
import { useLookups } from './use-lookups.ts';
import { useNamedIds } from './use-named-ids.ts';
import { Waiting } from './Waiting.tsx';

/** The vehicles that somebody has shared; the device stores none before the visitor asks for it. */
export function SharedList() {
  const [ids] = useNamedIds(MAX_FAVOURITES);
  const { found, isComplete } = useLookups(ids ?? []);
  if (ids === null)
    return <Waiting text={sharedCopy.loading} failed={heartCopy.failed} nothing={<Nothing />} />;
  if (!isComplete) return <p role="status">{sharedCopy.loading}</p>;
  const states = ids.flatMap((id) => found.get(id) ?? []);
  const cars = states.flatMap((state) => (state.kind === 'listed' ? [state.vehicle] : []));
  const offered = cars.filter(({ seen }) => !isGone(seen));
  return (
    <>
      {cars.length < states.length && (
        <p className="favourites__changes">{sharedCopy.missing(states.length - cars.length)}</p>
      )}
      {cars.length === 0 && <Nothing />}
      <ul className="favourites">
        {cars.map((car) => (
          <CarItem key={car.id} vehicle={car} data={car} />
        ))}
      </ul>
      {cars.length > 0 && (
        <ListActions
          cars={cars}
          title={sharedCopy.title}
          path={sharedListPath(ids)}
          second={
            <button type="button" className="button button--quiet" onClick={() => save(offered)}>
              {sharedCopy.save(offered.length)}
            </button>
          }
        />
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className="empty">
      <p className="lead">{sharedCopy.empty}</p>
      <a className="button" href={paths.inventory}>
        {sharedCopy.toInventory}
      </a>
    </div>
  );
}

/** Makes all favourites of this device, in their order, and goes there. */
function save(cars: readonly VehicleData[]): void {
  const outcomes = [...cars]
    .reverse()
    .map(({ id, name, model, body, fuel, seen }) =>
      addFavourite({ id, name, model, body, fuel, seen }),
    );
  if (outcomes.includes('stored')) location.assign(paths.favourites);
  else {
    const isFull = outcomes.includes('full');
    const title = isFull ? heartCopy.full(MAX_FAVOURITES) : heartCopy.refused;
    showToast({ title, tone: 'destructive', group: 'favourites' });
  }
}
