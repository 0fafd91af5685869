import { lazy } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { LazyPart } from '#admin/ui/LazyPart.tsx';
import { selectionCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { $selected } from '../view-state.ts';

const BulkDialog = lazy(() => import('#admin/vehicles/bulk/BulkDialog.tsx'));

/** The number of selected vehicles, and the actions on them. */
export function SelectionBar({
  vehicles,
  editing,
  onEdit,
}: {
  /** The selected ones. */
  vehicles: readonly Vehicle[];
  editing: boolean;
  onEdit: (open: boolean) => void;
}) {
  return (
    <>
      {vehicles.length > 0 && (
        <section className="selection-bar" aria-label={copy.bar}>
          <p role="status">{copy.selected(vehicles.length)}</p>
          <Button aria-keyshortcuts="e" onClick={() => onEdit(true)}>
            {copy.edit}
          </Button>
          <Button quiet onClick={() => $selected.set(new Set())}>
            {copy.clear}
          </Button>
        </section>
      )}
      {editing && (
        <LazyPart>
          <BulkDialog selected={vehicles} onClose={() => onEdit(false)} />
        </LazyPart>
      )}
    </>
  );
}
