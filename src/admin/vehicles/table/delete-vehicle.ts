import { ask } from '#admin/feedback/ask.ts';
import { notifyError, notifySuccess, notifyUndoable } from '#admin/feedback/notify.ts';
import { restoreFocusAfterDelete } from '#admin/feedback/restore-focus.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import {
  deleteVehicleCopy as copy,
  vehicleToastCopy as toasts,
} from '#copy/admin/vehicles/vehicle.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { moveToTrash, restoreFromTrash } from '#firebase/documents/trash.ts';
import { dropVehicle, refreshVehicles } from '../store.ts';

/** Asks and moves a vehicle to the trash, with all that belongs to it. Returns whether it did. */
export async function deleteVehicle(vehicle: Vehicle): Promise<boolean> {
  const restoreFocus = restoreFocusAfterDelete();
  const sure = await ask({
    title: copy.title(vehicleName(vehicle)),
    body: copy.body,
    confirm: adminCopy.delete,
    cancel: adminCopy.cancel,
    danger: true,
  });
  if (!sure) return false;
  try {
    await moveToTrash('vehicles', vehicle.id);
  } catch (cause) {
    notifyError(toasts.deleteFailed, cause);
    return false;
  }
  dropVehicle(vehicle.id);
  restoreFocus();
  expectPublishing();
  notifyUndoable(toasts.deleted, adminCopy.inTrash, () => restoreVehicle(vehicle.id));
  return true;
}

/** Takes a vehicle out of the trash, with everything that belongs to it. */
export async function restoreVehicle(id: string): Promise<void> {
  try {
    const restored = await restoreFromTrash('vehicles', id);
    await refreshVehicles();
    if (!restored) return notifyError(toasts.restoreFailed, adminCopy.trashOvertaken);
    expectPublishing();
    notifySuccess(toasts.restored);
  } catch (cause) {
    notifyError(toasts.restoreFailed, cause);
  }
}
