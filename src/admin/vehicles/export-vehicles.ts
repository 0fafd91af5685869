import { exportFile } from '#admin/history/export-file.ts';
import { tableToolsCopy as copy } from '#copy/admin/table.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehiclesCsv } from './vehicles-csv.ts';

/** Downloads these vehicles in the shape that the import reads. */
export function exportVehicles(vehicles: readonly Vehicle[]): Promise<void> {
  const action = { what: 'vehicles', rows: vehicles.length, vehicle: null } as const;
  return exportFile(
    action,
    vehiclesCsv(vehicles),
    `${copy.exportName}-${danishDate(new Date())}.csv`,
  );
}
