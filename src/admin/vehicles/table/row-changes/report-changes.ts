import { notifySuccess } from '#admin/feedback/notify.ts';
import { changeOf, hasValues, type StoredFields } from '#admin/vehicles/changes/vehicle-change.ts';
import { $toasts, dismissToast } from '#components/ui/toast/toast-store.ts';
import { showToast } from '#components/ui/toast/toasts.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleToastCopy as toasts } from '#copy/admin/vehicles/vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { saveRow, UNDO } from './save-row.ts';

const ACTION_MS = 12_000;

/** A vehicle before and after something was changed in its row. */
export interface RowChange {
  before: Vehicle;
  after: Vehicle;
}

/** A field that staff change in rows, such as the status. */
export interface KindOfChange {
  /** The fields that it is about, as the vehicle has them. */
  fieldsOf: (vehicle: Vehicle) => StoredFields;
  describe: (changes: readonly RowChange[]) => string;
  describeUndone: (count: number) => string;
}

/** The changes that the toast on screen can undo, by the id of their vehicle. */
interface Reported {
  kind: KindOfChange;
  changes: ReadonlyMap<string, RowChange>;
  toastId: number | null;
}

let reported: Reported | null = null;

/**
 * Reports a saved change in one toast with those of its kind before it whose toast is still on
 * screen, and offers to undo all of them.
 */
export function reportChange(kind: KindOfChange, change: RowChange): void {
  const earlier = reported?.kind === kind && isOnScreen(reported) ? reported : null;
  if (earlier?.toastId) dismissToast(earlier.toastId);
  const changes = addChange(kind, earlier?.changes ?? new Map(), change);
  const all = [...changes.values()];
  const undo = {
    label: all.length === 1 ? adminCopy.undo : toasts.undoAll,
    run: () => void undoAll(kind, all),
  };
  showToast({
    title: toasts.updated,
    description: all.length > 0 ? kind.describe(all) : undefined,
    duration: ACTION_MS,
    action: all.length > 0 ? undo : undefined,
  });
  reported = { kind, changes, toastId: $toasts.get().at(-1)?.id ?? null };
}

/** The changes with one more; a vehicle that is as it was before the first is no longer among them. */
export function addChange(
  { fieldsOf }: Pick<KindOfChange, 'fieldsOf'>,
  changes: ReadonlyMap<string, RowChange>,
  { before, after }: RowChange,
): ReadonlyMap<string, RowChange> {
  const next = new Map(changes);
  const first = changes.get(before.id)?.before ?? before;
  // Last in the order of the map, as it is the latest.
  next.delete(before.id);
  if (!hasValues(after, fieldsOf(first))) next.set(before.id, { before: first, after });
  return next;
}

async function undoAll(kind: KindOfChange, changes: readonly RowChange[]): Promise<void> {
  reported = null;
  const undone = await Promise.all(
    changes.map(({ before, after }) => {
      const fields = kind.fieldsOf(before);
      return saveRow(after, { ...after, ...fields }, changeOf(after, fields), UNDO);
    }),
  );
  const count = undone.filter((vehicle) => vehicle !== null).length;
  if (count > 0) notifySuccess(kind.describeUndone(count));
}

function isOnScreen({ toastId }: Reported): boolean {
  return $toasts.get().some(({ id }) => id === toastId);
}
