import { trashCopy as copy, historyCopy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDateTime } from '#copy/format-time.ts';
import { may } from '#domain/staff/permissions.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { loadAccessories } from '../accessories/store.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { restoreWithNotice } from '../history/delete-with-undo.ts';
import { goTo } from '../navigation/route.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyView } from '../ui/EmptyView.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { priceAndDays } from '../vehicles/shown-price.ts';
import { $stock, refreshVehicles } from '../vehicles/store.ts';
import { Thumbnail } from '../vehicles/Thumbnail.tsx';
import { daysLeft, type TrashItem, trashItems } from './trash-items.ts';

const NONE: { items: TrashItem[] } = { items: [] };

async function readTrash() {
  const { vehicles, trashed } = $stock.get();
  return { items: await trashItems([...vehicles, ...trashed]) };
}

export function TrashSection() {
  const { role } = useStaffMember();
  const { items, loadedAt, failed, load } = useLoaded(NONE, copy.fetchFailed, readTrash);

  async function reload(collection: TrashItem['collection']) {
    await load();
    if (collection === 'vehicles') await refreshVehicles();
    if (collection === 'accessories') await loadAccessories();
  }

  const [busy, run] = useBusy();
  const { restoreFailed } = historyCopy;
  const restore = ({ collection, id, name, kind }: TrashItem) =>
    run(restoreFailed, () =>
      restoreWithNotice({
        collection,
        id,
        toasts: { restored: `${name || kind}: ${copy.restored}`, restoreFailed },
        reload: () => reload(collection),
      }),
    );

  if (failed && !loadedAt) return <LoadFailed title={copy.fetchFailed} onRetry={load} />;
  return (
    <>
      <p className="quiet">{copy.hint}</p>
      {!loadedAt && <p role="status">{adminCopy.fetching}</p>}
      {loadedAt && items.length === 0 && (
        <EmptyView {...copy.empty}>
          <Button quiet onClick={() => void goTo('vehicles')}>
            {copy.toVehicles}
          </Button>
        </EmptyView>
      )}
      {items.length > 0 && (
        <ul className="history lined">
          {items.map((item) => {
            const { collection, id, kind, name, trashedAt, by, vehicle } = item;
            return (
              <li key={`${collection}/${id}`}>
                <div className="history__item">
                  {vehicle && <Thumbnail vehicle={vehicle} />}
                  <p className="history__when">
                    <strong>{[name || kind, vehicle?.variant].filter(Boolean).join(' ')}</strong>
                    <span className="quiet small">{vehicle ? factsOf(vehicle) : kind}</span>
                  </p>
                </div>
                <p className="quiet">
                  {copy.deletedBy(formatDateTime(trashedAt), by ?? historyCopy.program)} ·{' '}
                  {copy.daysLeft(daysLeft(trashedAt, new Date()))}
                </p>
                {role !== null && may(role, 'trash', collection) && (
                  <Button
                    quiet
                    small
                    aria-label={copy.restoreOf(name || kind)}
                    aria-disabled={busy}
                    onClick={() => busy || restore(item)}
                  >
                    {copy.restore}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** The facts that distinguish two cars of one model. */
function factsOf(vehicle: Vehicle): string {
  const { year, registration_number, trashed_at } = vehicle;
  const facts = priceAndDays(vehicle, trashed_at ?? new Date());
  return [year, registration_number, facts].filter(Boolean).join(' · ');
}
