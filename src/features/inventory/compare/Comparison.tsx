import { useEffect, useMemo } from 'react';
import { share } from '#components/ui/share.ts';
import { compareCopy } from '#copy/pages/inventory/compare.ts';
import { comparePath, paths } from '#paths';
import { fillListActions } from '../favourites/list/fill-list-actions.ts';
import { CompareTable } from './CompareTable.tsx';
import { useCompared } from './use-compared.ts';

/** The vehicles that the address names, side by side. */
export function Comparison() {
  const { ids, setIds, found } = useCompared();
  const cars = useMemo(
    () => (found ?? []).flatMap((each) => (each.kind === 'listed' ? [each.vehicle] : [])),
    [found],
  );
  useEffect(() => {
    if (!ids || !found) return;
    fillListActions({ cars, share, path: comparePath(ids) });
    const button = document.querySelector<HTMLElement>('[data-print]');
    if (button) button.onclick = () => print();
  }, [ids, found, cars]);
  if (!ids)
    return (
      <>
        <p role="status" data-asked-text data-failed={compareCopy.failed}>
          {compareCopy.loading}
        </p>
        <div data-not-asked>
          <Nothing />
        </div>
      </>
    );
  if (!found) return <p role="status">{compareCopy.loading}</p>;

  const remove = (removed: string) => {
    const rest = ids.filter((id) => id !== removed);
    history.pushState(history.state, '', comparePath(rest));
    setIds(rest);
  };
  return (
    <>
      {found.some(({ kind }) => kind === 'gone' || kind === 'sold') && (
        <p className="compare__notice">{compareCopy.gone}</p>
      )}
      {found.some(({ kind }) => kind === 'unread') && (
        <p className="compare__notice">{compareCopy.notLoaded}</p>
      )}
      {cars.length === 0 ? <Nothing /> : <CompareTable cars={cars} onRemove={remove} />}
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
