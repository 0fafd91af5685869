import { numberText } from '#admin/numbers/parse.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { equipmentCopy } from '#copy/equipment.ts';
import type { EquipmentCode } from '#domain/schema/equipment-codes.ts';
import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import { optionsOf } from '../form/choices.ts';

/**
 * A value of a vehicle as one cell of a table says it: choices by their Danish label, numbers in
 * Danish without separators, the entries of a list one a line. The import reads it back.
 */
export function cellText(name: FormFieldName, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? adminCopy.yes : adminCopy.no;
  if (Array.isArray(value)) return listText(name, value as string[]);
  if (typeof value === 'number') {
    return labelOf(name, String(value)) ?? numberText(value);
  }
  const text = String(value);
  return labelOf(name, text) ?? text;
}

function listText(name: FormFieldName, entries: readonly string[]): string {
  const texts =
    name === 'equipment' ? entries.map((code) => equipmentCopy[code as EquipmentCode]) : entries;
  const text = texts.join('\n');
  // One entry alone would be taken apart at its bars and commas.
  return texts.length === 1 && /[|,;]/u.test(text) ? `${text}\n` : text;
}

function labelOf(name: FormFieldName, value: string): string | undefined {
  return optionsOf(name)?.find((option) => option.value === value)?.label;
}
