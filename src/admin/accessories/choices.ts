import { accessoryCopy } from '#copy/admin/accessory.ts';
import { categoryCopy, conditionCopy } from '#copy/labels.ts';
import {
  ACCESSORY_FORM_CATEGORIES,
  ACCESSORY_FORM_CONDITIONS,
} from '#domain/schema/enumerations.ts';
import { formatNumberText } from '../numbers/parsed-number.ts';
import type { AccessoryValues } from './values.ts';

/** The categories that the form offers, and the current one where it is not among them. */
export function categoryOptions(current: AccessoryValues['category']) {
  const all = withCurrent(ACCESSORY_FORM_CATEGORIES, current);
  return all.map((value) => ({ value, label: categoryCopy[value] }));
}

/** The conditions that the form offers, and the current one where it is not among them. */
export function conditionOptions(current: AccessoryValues['condition_status']) {
  const all = withCurrent(ACCESSORY_FORM_CONDITIONS, current);
  return all.map((value) => ({ value, label: value === '' ? '–' : conditionCopy[value] }));
}

function withCurrent<Value>(offered: readonly Value[], current: Value): readonly Value[] {
  return offered.includes(current) ? offered : [...offered, current];
}

const CHOICES: Record<string, Record<string, string>> = {
  category: categoryCopy,
  condition_status: conditionCopy,
};

/** How the conflict dialog names the fields and values of an accessory. */
export const accessoryNaming = {
  labels: accessoryCopy.labels,
  valueText(field: keyof AccessoryValues, value: AccessoryValues[keyof AccessoryValues]): string {
    const text = String(value);
    return field === 'price' ? formatNumberText(text) : (CHOICES[field]?.[text] ?? text);
  },
};
