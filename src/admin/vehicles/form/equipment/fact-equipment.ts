import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { equipmentLabel } from '#copy/equipment.ts';
import type { FormValues } from '../values.ts';

/** A vehicle with more seats has a third row. */
const TWO_ROWS = 5;

/** Equipment that facts of the vehicle say it has, whether the register filled them in or staff. */
export function factEquipment({
  tow_bar,
  seats,
  drive_wheels,
}: Pick<FormValues, 'tow_bar' | 'seats' | 'drive_wheels'>): string[] {
  return [
    ...(tow_bar !== '' && tow_bar !== 'none' ? [equipmentLabel('tow_bar')] : []),
    ...(Number(seats) > TWO_ROWS ? [equipmentLabel('third_seat_row')] : []),
    ...(drive_wheels === 'all' ? [copy.allWheelDrive] : []),
  ];
}
