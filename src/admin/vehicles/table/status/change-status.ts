import { notifyError } from '#admin/feedback/notify.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { soldDateField } from '#admin/vehicles/sold-date.ts';
import { putUnsaved, putVehicle, refreshVehicles } from '#admin/vehicles/store.ts';
import { vehicleToastCopy as toasts } from '#copy/admin/vehicle.ts';
import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import { soldDateAfter } from '#domain/vehicle/status.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type Fields, updateDocument } from '#firebase/versioned.ts';
import { reportStatusChange, type StatusChange } from './status-run.ts';

/** Saves a status chosen in the table; the toast offers to undo it, sold date included. */
export async function changeStatus(vehicle: Vehicle, status: VehicleStatus): Promise<void> {
  if (status === vehicle.status) return;
  const changed: Vehicle = {
    ...vehicle,
    status,
    sold_date: soldDateAfter(vehicle, status, new Date()),
  };
  const saved = await save(vehicle, changed, { status, ...soldDateField(vehicle, status) });
  if (saved) reportStatusChange({ before: vehicle, after: saved }, undo);
}

async function undo({ before, after }: StatusChange): Promise<boolean> {
  const { status, sold_date } = before;
  return (await save(after, { ...after, status, sold_date }, { status, sold_date })) !== null;
}
/** Shows the change at once and reverts it where the save fails; null then. */
async function save(from: Vehicle, to: Vehicle, fields: Fields): Promise<Vehicle | null> {
  putUnsaved(to);
  try {
    const result = await updateDocument('vehicles', from.id, from.version, fields);
    if (result.kind === 'saved') {
      const saved = { ...to, version: result.version };
      putVehicle(saved);
      expectPublishing();
      void refreshVehicles();
      return saved;
    }
    notifyError(
      toasts.saveFailed,
      result.kind === 'gone' ? toasts.goneMeanwhile : toasts.changedMeanwhile,
    );
  } catch (cause) {
    notifyError(toasts.saveFailed, cause);
  }
  putVehicle(from);
  void refreshVehicles();
  return null;
}
