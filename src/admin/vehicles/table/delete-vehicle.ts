import { deleteWithUndo } from '#admin/history/delete-with-undo.ts';
import { deleteVehicleCopy as copy, vehicleToastCopy } from '#copy/admin/vehicles/vehicle.ts';
import { vehicleName } from '#copy/labels.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { dropVehicle, refreshVehicles } from '../store.ts';

export function deleteVehicle(vehicle: Vehicle): Promise<void> {
  return deleteWithUndo({
    collection: 'vehicles',
    id: vehicle.id,
    toasts: vehicleToastCopy,
    question: { title: copy.title(vehicleName(vehicle)), body: copy.body },
    drop: () => dropVehicle(vehicle.id),
    reload: refreshVehicles,
  });
}
