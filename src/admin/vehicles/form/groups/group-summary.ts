import { formatNumberText } from '#admin/numbers/parsed-number.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { vehicleFormCopy } from '#copy/admin/vehicles/vehicle-form.ts';
import { equipmentLabel } from '#copy/equipment.ts';
import { formatDate } from '#copy/format.ts';
import type { EquipmentCode } from '#domain/schema/equipment-codes.ts';
import { fieldOf } from '#domain/vehicle/fields/table.ts';
import { CHOICES, OFFICES, type Option } from '../choices.ts';
import { type FormField, type FormValues, isYear } from '../values.ts';

const OPTIONS: Partial<Record<FormField, readonly Option[]>> = { ...CHOICES, office: OFFICES };
/** Choices whose options need their label to be understood. */
const LABELLED: readonly FormField[] = ['price_includes_delivery', 'price_includes_plates'];
/** Names in a summary. */
const LISTED = 4;

/** The values of a closed group in one line; empty without any. */
export function groupSummary(names: readonly FormField[], values: FormValues): string {
  return names.flatMap((name) => valueSummary(name, values[name])).join(' · ');
}

function valueSummary(name: FormField, value: FormValues[FormField]): string[] {
  if (Array.isArray(value)) {
    return listSummary(
      name === 'equipment' ? (value as EquipmentCode[]).map(equipmentLabel) : value,
    );
  }
  const text = String(value).trim();
  if (text === '') return [];
  const options = OPTIONS[name];
  if (options) {
    const chosen = options.find((option) => option.value === text)?.label ?? text;
    const isLabelled = LABELLED.includes(name);
    return [isLabelled ? `${vehicleFieldCopy[name]} ${chosen.toLowerCase()}` : chosen];
  }
  const field = fieldOf(name);
  // The label has the unit, in brackets.
  const label = vehicleFieldCopy[name].replace(/ \(.*\)$/u, '');
  if (field.type === 'date') return [`${label} ${formatDate(text)}`];
  const unit = 'unit' in field && field.unit !== 'months' ? ` ${field.unit}` : '';
  return [`${label} ${isYear(name) ? text : formatNumberText(text)}${unit}`];
}

function listSummary(entries: readonly string[]): string[] {
  const more = entries.length - LISTED;
  const listed = entries.slice(0, LISTED);
  return more > 0 ? [...listed, vehicleFormCopy.more(more)] : listed;
}
