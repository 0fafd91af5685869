import { formatNumberText } from '#admin/numbers/parsed-number.ts';
import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { equipmentLabel } from '#copy/equipment.ts';
import type { EquipmentCode } from '#domain/schema/equipment-codes.ts';
import { CHOICES, OFFICES, type Option } from '../form/choices.ts';
import { type FormField, type FormValues, isYear, NUMBER_FIELDS } from '../form/values.ts';

const OPTIONS: Partial<Record<FormField, readonly Option[]>> = {
  ...CHOICES,
  office: OFFICES,
  status: Object.entries(statusCopy).map(([value, label]) => ({ value, label })),
};

/** How the conflict dialog names the fields and values of a vehicle. */
export const vehicleNaming = {
  labels: vehicleFieldCopy,
  valueText(field: FormField, value: FormValues[FormField]): string {
    if (field === 'equipment') {
      return (value as EquipmentCode[]).map(equipmentLabel).join(', ');
    }
    const text = String(value);
    if (!isYear(field) && field in NUMBER_FIELDS) return formatNumberText(text);
    return OPTIONS[field]?.find((option) => option.value === text && text !== '')?.label ?? text;
  },
};
