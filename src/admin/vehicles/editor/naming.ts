import { formatNumberText } from '#admin/numbers/parsed-number.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { equipmentLabel } from '#copy/equipment.ts';
import type { EquipmentCode } from '#domain/schema/equipment-codes.ts';
import { optionsOf } from '../cells/options.ts';
import { type FormField, type FormValues, isYear, NUMBER_FIELDS } from '../form/values.ts';

/** How the conflict dialog names the fields and values of a vehicle. */
export const vehicleNaming = {
  labels: vehicleFieldCopy,
  valueText(field: FormField, value: FormValues[FormField]): string {
    if (field === 'equipment') {
      return (value as EquipmentCode[]).map(equipmentLabel).join(', ');
    }
    const text = String(value);
    if (!isYear(field) && field in NUMBER_FIELDS) return formatNumberText(text);
    return optionsOf(field)?.find(({ value }) => value === text)?.label ?? text;
  },
};
