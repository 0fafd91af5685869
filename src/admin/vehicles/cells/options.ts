import { statusCopy } from '#copy/admin/shell.ts';
import { type FormFieldName, VEHICLE_FIELDS } from '#domain/vehicle/fields/table.ts';
import { CHOICES, type Option } from '../form/choices.ts';

const STORED = {
  ...CHOICES,
  // A document may have a status that staff cannot choose.
  status: VEHICLE_FIELDS.status.values.map((value) => ({ value, label: statusCopy[value] })),
};

const OPTIONS: Partial<Record<FormFieldName, readonly Option[]>> = Object.fromEntries(
  Object.entries(STORED).map(([name, options]) => [
    name,
    options.filter(({ value }) => value !== ''),
  ]),
);

/** The values that a field may have, with their labels; undefined where it is no choice. */
export function optionsOf(name: FormFieldName): readonly Option[] | undefined {
  return OPTIONS[name];
}
