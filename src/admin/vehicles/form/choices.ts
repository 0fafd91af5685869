import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicle.ts';
import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import {
  FUEL_TYPES,
  GEARBOXES,
  LEASING_PERIODS,
  VEHICLE_STATUSES,
} from '#domain/schema/enumerations.ts';
import type { ChoiceName } from '#domain/vehicle/fields/table.ts';

export interface Option {
  value: string;
  label: string;
}

const NONE: Option = { value: '', label: copy.chooseOption };

/** The options of every choice in the form. */
export const CHOICES: Record<ChoiceName, readonly Option[]> = {
  fuel_type: [NONE, ...FUEL_TYPES.map((value) => ({ value, label: fuelCopy[value] }))],
  gearkasse: [NONE, ...GEARBOXES.map((value) => ({ value, label: gearboxCopy[value] }))],
  status: VEHICLE_STATUSES.map((value) => ({ value, label: statusCopy[value] })),
  flexleasing_period: [
    ...LEASING_PERIODS.map((months) => ({ value: String(months), label: copy.months(months) })),
    { value: '', label: copy.noPeriod },
  ],
};
