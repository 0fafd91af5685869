import { isNotified, notifySuccess, notifyWithAction } from '#admin/feedback/notify.ts';
import { changeOf, hasValues, type StoredFields } from '#admin/vehicles/changes/vehicle-change.ts';
import { showToast } from '#components/ui/toast/toasts.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleToastCopy as toasts } from '#copy/admin/vehicles/vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { saveRow, UNDO } from './save-row.ts';

/** A vehicle before and after something was changed in its row. */
export interface RowChange {
  before: Vehicle;
  after: Vehicle;
}

/** A field that staff change in rows, such as the status. */
export interface KindOfChange {
  /** Of its toast. */
  group: string;
  /** The fields that it is about, as the vehicle has them. */
  fieldsOf: (vehicle: Vehicle) => StoredFields;
  describe: (changes: readonly RowChange[]) => string;
  describeUndone: (count: number) => string;
}

/** The changes that the toast of each kind can undo, by the id of their vehicle. */
const reported = new Map<KindOfChange, ReadonlyMap<string, RowChange>>();

/**
 * Reports a saved change in one toast with those of its kind before it whose toast is still on
 * screen, and offers to undo all of them.
 */
export function reportChange(kind: KindOfChange, change: RowChange): void {
  const earlier = isNotified(kind.group) ? reported.get(kind) : undefined;
  const changes = addChange(kind, earlier ?? new Map(), change);
  reported.set(kind, changes);
  const all = [...changes.values()];
  if (all.length === 0) {
    showToast({ title: toasts.updated, group: kind.group });
    return;
  }
  const label = all.length === 1 ? adminCopy.undo : adminCopy.undoAll;
  const undo = () => undoAll(kind, all);
  notifyWithAction(toasts.updated, kind.describe(all), label, undo, kind.group);
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
  const undone = await Promise.all(
    changes.map(({ before, after }) => {
      const fields = kind.fieldsOf(before);
      return saveRow(after, { ...after, ...fields }, changeOf(after, fields), UNDO);
    }),
  );
  const count = undone.filter((vehicle) => vehicle !== null).length;
  if (count > 0) notifySuccess(kind.describeUndone(count));
}
