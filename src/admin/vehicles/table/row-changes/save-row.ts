import { notifyError } from '#admin/feedback/notify.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { saveOne } from '#admin/vehicles/changes/save-one.ts';
import type { VehicleChange } from '#admin/vehicles/changes/vehicle-change.ts';
import { putUnsaved, putVehicle, refreshVehicles } from '#admin/vehicles/store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleToastCopy as toasts } from '#copy/admin/vehicles/vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The title where a save fails, and why where a colleague has saved the same fields meanwhile. */
interface FailedTexts {
  title: string;
  overtaken: string;
}
const SAVE: FailedTexts = { title: toasts.saveFailed, overtaken: toasts.changedMeanwhile };
export const UNDO: FailedTexts = { title: adminCopy.undoFailed, overtaken: adminCopy.notUndone };

/**
 * Saves a change that was made in a row of the table: shows `to` at once, and the stored vehicle
 * again where the save fails, which a toast reports. Returns what is stored now; null where it failed.
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
    notifyError(failed.title, cause);
  }
  putVehicle(from);
  void refreshVehicles();
  return null;
}
