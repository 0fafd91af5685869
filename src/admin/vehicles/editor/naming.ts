import { formatNumberText } from '#admin/numbers/parsed-number.ts';
import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicle.ts';
import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import { type FormField, type FormValues, NUMBER_FIELDS } from '../form/values.ts';

const CHOICES: Partial<Record<FormField, Record<string, string>>> = {
  status: statusCopy,
  fuel_type: fuelCopy,
  gearkasse: gearboxCopy,
};

/** How the conflict dialog names the fields and values of a vehicle. */
export const vehicleNaming = {
  labels: vehicleFieldCopy,
  valueText(field: FormField, value: FormValues[FormField]): string {
    const text = String(value);
    if (field !== 'year' && field in NUMBER_FIELDS) return formatNumberText(text);
    return CHOICES[field]?.[text] ?? text;
  },
};
