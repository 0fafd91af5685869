import { statusCopy } from '#copy/admin/shell.ts';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { fuelCopy, gearboxCopy } from '#copy/labels.ts';
import {
  bodyTypeCopy,
  chargingPlugCopy,
  driveWheelsCopy,
  earlierUseCopy,
  euroNormLabel,
  priceInclusionCopy,
  serviceHistoryCopy,
  towBarCopy,
  vatKindCopy,
} from '#copy/vehicle-labels.ts';
import { dealer } from '#dealer';
import {
  EURO_NORMS,
  LEASING_PERIODS,
  STORED_VEHICLE_STATUSES,
} from '#domain/schema/enumerations.ts';
import type { ChoiceName, FormFieldName } from '#domain/vehicle/fields/table.ts';

export interface Option {
  value: string;
  label: string;
}

export type SelectName = ChoiceName | 'office';

const OPTIONS: Record<SelectName, readonly Option[]> = {
  fuel_type: optionsIn(fuelCopy),
  gearkasse: optionsIn(gearboxCopy),
  body_type: optionsIn(bodyTypeCopy),
  drive_wheels: optionsIn(driveWheelsCopy),
  euro_norm: EURO_NORMS.map((value) => ({ value, label: euroNormLabel(value) })),
  charging_plug: optionsIn(chargingPlugCopy),
  tow_bar: optionsIn(towBarCopy),
  vat_kind: optionsIn(vatKindCopy),
  price_includes_delivery: optionsIn(priceInclusionCopy),
  price_includes_plates: optionsIn(priceInclusionCopy),
  earlier_use: optionsIn(earlierUseCopy),
  service_history: optionsIn(serviceHistoryCopy),
  // A document may have a status that staff cannot choose.
  status: STORED_VEHICLE_STATUSES.map((value) => ({ value, label: statusCopy[value] })),
  flexleasing_period: LEASING_PERIODS.map((months) => ({
    value: String(months),
    label: copy.months(months),
  })),
  office: dealer.offices.map(({ id, name }) => ({ value: id, label: name })),
};

/** The values that a field may have, with their labels; undefined where it is no choice. */
export function optionsOf(name: FormFieldName): readonly Option[] | undefined {
  return (OPTIONS as Partial<Record<FormFieldName, readonly Option[]>>)[name];
}

/** The options of a field in the form, where most may be left open. */
export function formOptions(name: SelectName): readonly Option[] {
  const options = OPTIONS[name];
  if (name === 'status') return options.filter(({ value }) => value !== 'archived');
  if (name === 'flexleasing_period') return [...options, { value: '', label: copy.noPeriod }];
  return [{ value: '', label: copy.chooseOption }, ...options];
}

function optionsIn(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
