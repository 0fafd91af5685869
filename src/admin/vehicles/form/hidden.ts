import { isFieldOpen } from '#domain/vehicle/fields/open-sections.ts';
import { FORM_FIELD_NAMES } from '#domain/vehicle/fields/table.ts';
import type { FormField, FormValues } from './values.ts';

/** The fields of the sections that do not apply to the vehicle and are not on the screen. */
export function hiddenFields(values: FormValues): readonly FormField[] {
  return FORM_FIELD_NAMES.filter((name) => !isFieldOpen(name, values));
}
