import { vehicleNaming } from '#admin/vehicles/editor/naming.ts';
import { optionsOf } from '#admin/vehicles/form/choices.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { fieldOf } from '#domain/vehicle/fields/table.ts';
import type { FormField, FormValues } from '../values.ts';

/** Choices whose options need their label to be understood. */
const LABELLED: readonly FormField[] = ['price_includes_delivery', 'price_includes_plates'];

/** The values of a closed group in one line; empty without any. */
export function groupSummary(names: readonly FormField[], values: FormValues): string {
  return names.flatMap((name) => valueSummary(name, values[name])).join(' · ');
}

function valueSummary(name: FormField, value: FormValues[FormField]): string[] {
  const text = vehicleNaming.valueText(name, value).trim();
  if (text === '') return [];
  if (LABELLED.includes(name)) return [`${vehicleFieldCopy[name]} ${text.toLowerCase()}`];
  if (optionsOf(name)) return [text];
  const field = fieldOf(name);
  // The label has the unit, in brackets.
  const label = vehicleFieldCopy[name].replace(/ \(.*\)$/u, '');
  const unit = 'unit' in field && field.unit !== 'months' ? ` ${field.unit}` : '';
  return [`${label} ${text}${unit}`];
}
