import { formatNumberText } from '#admin/numbers/parsed-number.ts';
import { optionsOf } from '#admin/vehicles/cells/options.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { formatDate } from '#copy/format.ts';
import { fieldOf } from '#domain/vehicle/fields/table.ts';
import { type FormField, type FormValues, isYear } from '../values.ts';

/** Choices whose options need their label to be understood. */
const LABELLED: readonly FormField[] = ['price_includes_delivery', 'price_includes_plates'];

/** The values of a closed group in one line; empty without any. */
export function groupSummary(names: readonly FormField[], values: FormValues): string {
  return names.flatMap((name) => valueSummary(name, values[name])).join(' · ');
}

function valueSummary(name: FormField, value: FormValues[FormField]): string[] {
  const text = String(value).trim();
  if (text === '') return [];
  const options = optionsOf(name);
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
