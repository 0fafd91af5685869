import { formatNumberText } from '#admin/numbers/parsed-number.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { equipmentLabel } from '#copy/equipment.ts';
import { formatDate } from '#copy/format.ts';
import type { EquipmentCode } from '#domain/schema/equipment-codes.ts';
import { fieldOf } from '#domain/vehicle/fields/table.ts';
import { optionsOf } from '../cells/options.ts';
import { type FormField, type FormValues, isNumeric, isYear } from '../form/values.ts';

const CALENDAR_DATE = /^\d{4}-\d\d-\d\d$/u;

/** How the conflict dialog, the toasts, the log and a closed group name fields and values of a vehicle. */
export const vehicleNaming = {
  labels: vehicleFieldCopy,
  valueText(field: FormField, value: FormValues[FormField]): string {
    if (Array.isArray(value)) {
      const words =
        field === 'equipment' ? value.map((code) => equipmentLabel(code as EquipmentCode)) : value;
      return words.join(', ');
    }
    const text = String(value);
    if (CALENDAR_DATE.test(text)) return formatDate(text);
    if (!isYear(field) && isNumeric(fieldOf(field))) return formatNumberText(text);
    return optionsOf(field)?.find(({ value }) => value === text)?.label ?? text;
  },
};
