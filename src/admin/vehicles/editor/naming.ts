import { numberInWords } from '#admin/numbers/parsed-number.ts';
import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicle.ts';
import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import { type FormField, type FormValues, NUMBER_FIELDS } from '../form/values.ts';

const CHOICES: Partial<Record<FormField, Record<string, string>>> = {
  status: statusCopy,
  fuel_type: fuelCopy,
  gearkasse: gearboxCopy,
};

/** Fields and values of a vehicle in words. */
export const vehicleNaming = {
  labels: vehicleFieldCopy,
  valueText(field: FormField, value: FormValues[FormField]): string {
    const text = String(value);
    if (field !== 'year' && field in NUMBER_FIELDS) return numberInWords(text);
    return CHOICES[field]?.[text] ?? text;
  },
};
