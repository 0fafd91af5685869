import { formatNumberText } from '#admin/numbers/parsed-number.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { formatDate } from '#copy/format.ts';
import { fieldOf } from '#domain/vehicle/fields/table.ts';
import { cellText } from '../cells/cell-text.ts';
import { type FormField, type FormValues, isNumeric, isYear } from '../form/values.ts';

const CALENDAR_DATE = /^\d{4}-\d\d-\d\d$/u;

/** How the conflict dialog, the toasts, the log and a closed group name fields and values of a vehicle. */
export const vehicleNaming = {
  labels: vehicleFieldCopy,
  valueText(field: FormField, value: FormValues[FormField]): string {
    if (Array.isArray(value)) return cellText(field, value).trimEnd().replaceAll('\n', ', ');
    const text = String(value);
    if (CALENDAR_DATE.test(text)) return formatDate(text);
    if (!isYear(field) && isNumeric(fieldOf(field))) return formatNumberText(text);
    return cellText(field, text);
  },
};

/** A stored value as staff read it; empty where there is none. */
export function shownValue(field: FormField, value: unknown): string {
  return vehicleNaming.valueText(field, cellText(field, value).trimEnd()).replaceAll('\n', ', ');
}
