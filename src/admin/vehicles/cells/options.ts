import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleFormCopy } from '#copy/admin/vehicles/vehicle-form.ts';
import type { ChoiceName, FormFieldName } from '#domain/vehicle/fields/table.ts';
import { VEHICLE_FIELDS } from '#domain/vehicle/fields/table.ts';
import { CHOICES, OFFICES, type Option } from '../form/choices.ts';

const STATUSES: readonly Option[] = VEHICLE_FIELDS.status.values.map((value) => ({
  value,
  label: statusCopy[value],
}));
const PERIODS: readonly Option[] = VEHICLE_FIELDS.flexleasing_period.values.map((months) => ({
  value: String(months),
  label: vehicleFormCopy.months(months),
}));

const OPTIONS: Partial<Record<FormFieldName, readonly Option[]>> = {
  ...Object.fromEntries(
    Object.entries(CHOICES).map(([name, options]) => [name, options.filter(isChosen)]),
  ),
  status: STATUSES,
  flexleasing_period: PERIODS,
  office: OFFICES.filter(isChosen),
} satisfies Partial<Record<ChoiceName | 'office', readonly Option[]>>;

/** The values that a field may have, with their labels; undefined where it is no choice. */
export function optionsOf(name: FormFieldName): readonly Option[] | undefined {
  return OPTIONS[name];
}

function isChosen({ value }: Option): boolean {
  return value !== '';
}
