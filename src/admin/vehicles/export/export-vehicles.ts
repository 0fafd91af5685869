import { saveAs } from '#admin/ui/save-as.ts';
import { tableToolsCopy as copy } from '#copy/admin/table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehiclesCsv } from './vehicles-csv.ts';

/** Downloads these vehicles in the shape that the import reads. */
export function exportVehicles(vehicles: readonly Vehicle[]): void {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
  // With the mark that tells a spreadsheet the encoding.
  const file = new Blob(['\ufeff', vehiclesCsv(vehicles)], { type: 'text/csv;charset=utf-8' });
  saveAs(file, `${copy.exportName}-${day}.csv`);
}
