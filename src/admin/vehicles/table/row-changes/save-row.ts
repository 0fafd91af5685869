import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { saveOne } from '#admin/vehicles/changes/save-one.ts';
import type { VehicleChange } from '#admin/vehicles/changes/vehicle-change.ts';
import { putUnsaved, putVehicle, refreshVehicles } from '#admin/vehicles/store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { uploadQueueCopy } from '#copy/admin/upload-queue.ts';
import { vehicleToastCopy as toasts } from '#copy/admin/vehicles/vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { serviceError } from '#firebase/service/service-error.ts';
import { accountId } from '#firebase/session/auth.ts';

const queueCopy = uploadQueueCopy.edits;

/** The title where a save fails, and why where a colleague has saved the same fields meanwhile. */
interface FailedTexts {
  title: string;
  overtaken: string;
}
const SAVE: FailedTexts = { title: toasts.saveFailed, overtaken: toasts.changedMeanwhile };
export const UNDO: FailedTexts = { title: adminCopy.undoFailed, overtaken: adminCopy.notUndone };

/**
 * Saves a change that was made in a row of the table: shows `to` at once, and the stored vehicle
 * again where the save fails, which a toast reports. Returns the stored vehicle; null where it
 * failed or waits in the queue of the device.
 */
export async function saveRow(
  from: Vehicle,
  to: Vehicle,
  change: VehicleChange,
  failed = SAVE,
): Promise<Vehicle | null> {
  putUnsaved(to);
  try {
    const outcome = await saveOne(change);
    if (outcome.kind === 'saved') {
      const saved = { ...to, version: outcome.version };
      putVehicle(saved);
      expectPublishing();
      void refreshVehicles();
      return saved;
    }
    const reason = outcome.kind === 'gone' ? toasts.goneMeanwhile : failed.overtaken;
    notifyError(failed.title, `${change.name}: ${reason}`);
  } catch (cause) {
    if (await waitsInQueue(from, to, change, cause)) return null;
    notifyError(failed.title, cause);
  }
  putVehicle(from);
  void refreshVehicles();
  return null;
}

/** Hands a change without an answer to the queue of the device, as a save of the form. */
async function waitsInQueue(
  from: Vehicle,
  to: Vehicle,
  { reason = '' }: VehicleChange,
  cause: unknown,
): Promise<boolean> {
  if (serviceError(cause).problem !== 'offline') return false;
  const [{ saveEdit }, { vehicleRecord }, { valuesOf }] = await Promise.all([
    import('#admin/queue/save-edit.ts'),
    import('#admin/vehicles/editor/vehicle-record.ts'),
    import('#admin/vehicles/form/values.ts'),
  ]);
  const { id, version } = from;
  const editing = { id, exists: true, base: valuesOf(from), version };
  const extras = { uid: accountId(), reason };
  const { kind } = await saveEdit(vehicleRecord, editing, valuesOf(to), extras).catch(() => ({
    kind: 'failed',
  }));
  if (kind === 'queued') notifySuccess(queueCopy.queued, queueCopy.queuedBody);
  else if (kind !== 'saved') return false;
  putVehicle(to);
  return true;
}
