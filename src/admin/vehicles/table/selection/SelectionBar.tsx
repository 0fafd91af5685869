import { lazy, useState } from 'react';
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
  // The selection when the dialog opened: a refresh or a filter does not change it.
  const [edited, setEdited] = useState<readonly Vehicle[]>([]);
  if (editing && edited.length === 0) setEdited(vehicles);
  if (!editing && edited.length > 0) setEdited([]);
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
      {editing && edited.length > 0 && (
        <LazyPart>
          <BulkDialog vehicles={edited} onClose={() => onEdit(false)} />
        </LazyPart>
      )}
    </>
  );
}
