import { askBuyer } from '#admin/inquiries/vehicle/ask-buyers.ts';
import { changeOf } from '#admin/vehicles/changes/vehicle-change.ts';
import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleToastCopy as toasts } from '#copy/admin/vehicles/vehicle.ts';
import { vehicleName } from '#copy/labels.ts';
import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import { soldDateAfter } from '#domain/vehicle/record/status.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type KindOfChange, type RowChange, reportChange } from '../row-changes/report-changes.ts';
import { saveRow } from '../row-changes/save-row.ts';

const STATUS: KindOfChange = {
  group: 'statuses',
  fieldsOf: ({ status, sold_date }) => ({ status, sold_date }),
  describe,
  describeUndone: (count) => (count === 1 ? toasts.statusUndone : toasts.statusesUndone(count)),
};

/** Saves a status chosen in the table; the toast offers to undo it, sold date included. */
export async function changeStatus(vehicle: Vehicle, status: VehicleStatus): Promise<void> {
  if (status === vehicle.status) return;
  const sold_date = soldDateAfter(vehicle, status, new Date());
  const change = changeOf(vehicle, { status });
  const saved = await saveRow(vehicle, { ...vehicle, status, sold_date }, change);
  if (!saved) return;
  reportChange(STATUS, { before: vehicle, after: saved });
  await askBuyer(saved, saved.status);
}

function describe(changes: readonly RowChange[]): string {
  const [only] = changes;
  if (only && changes.length === 1) {
    return toasts.statusChanged(vehicleName(only.after), statusCopy[only.after.status]);
  }
  const statuses = new Set(changes.map(({ after }) => after.status));
  const [common] = statuses;
  return toasts.statusesChanged(
    changes.length,
    statuses.size === 1 && common !== undefined ? common : null,
  );
}
