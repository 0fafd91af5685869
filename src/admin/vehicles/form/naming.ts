import { numberInWords } from '#admin/numbers/understood.ts';
import { STATUS_NAMES } from '#copy/admin/shell.ts';
import { FIELD_LABELS } from '#copy/admin/vehicle.ts';
import { FUEL_LABELS, GEARBOX_LABELS } from '#copy/labels.ts';
import { type FormField, type FormValues, NUMBER_FIELDS } from './values.ts';

const CHOICES: Partial<Record<FormField, Record<string, string>>> = {
  status: STATUS_NAMES,
  fuel_type: FUEL_LABELS,
  gearkasse: GEARBOX_LABELS,
};

/** Fields and values of a vehicle in words. */
export const vehicleNaming = {
  labels: FIELD_LABELS,
  valueText(field: FormField, value: FormValues[FormField]): string {
    const text = String(value);
    if (field !== 'year' && field in NUMBER_FIELDS) return numberInWords(text);
    return CHOICES[field]?.[text] ?? text;
  },
};
