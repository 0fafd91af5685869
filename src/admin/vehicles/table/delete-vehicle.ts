import { ask } from '#admin/feedback/ask.ts';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { restoreFocusAfterDelete } from '#admin/feedback/restore-focus.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { deleteVehicleCopy as copy, vehicleToastCopy as toasts } from '#copy/admin/vehicle.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { removeDocument } from '#firebase/listing.ts';
import { dropVehicle } from '../store.ts';

/** Asks and deletes a vehicle; a function deletes its images and files. Returns whether it did. */
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
    await removeDocument('vehicles', vehicle.id);
  } catch (cause) {
    notifyError(toasts.deleteFailed, cause);
    return false;
  }
  dropVehicle(vehicle.id);
  restoreFocus();
  expectPublishing();
  notifySuccess(toasts.deleted);
  return true;
}
