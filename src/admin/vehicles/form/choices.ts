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
import { EURO_NORMS, LEASING_PERIODS, VEHICLE_STATUSES } from '#domain/schema/enumerations.ts';
import type { ChoiceName } from '#domain/vehicle/fields/table.ts';

export interface Option {
  value: string;
  label: string;
}

const NONE: Option = { value: '', label: copy.chooseOption };

export type SelectName = ChoiceName | 'office';

export const CHOICES: Record<SelectName, readonly Option[]> = {
  fuel_type: optional(fuelCopy),
  gearkasse: optional(gearboxCopy),
  body_type: optional(bodyTypeCopy),
  drive_wheels: optional(driveWheelsCopy),
  euro_norm: [NONE, ...EURO_NORMS.map((value) => ({ value, label: euroNormLabel(value) }))],
  charging_plug: optional(chargingPlugCopy),
  tow_bar: optional(towBarCopy),
  vat_kind: optional(vatKindCopy),
  price_includes_delivery: optional(priceInclusionCopy),
  price_includes_plates: optional(priceInclusionCopy),
  earlier_use: optional(earlierUseCopy),
  service_history: optional(serviceHistoryCopy),
  status: VEHICLE_STATUSES.map((value) => ({ value, label: statusCopy[value] })),
  flexleasing_period: [
    ...LEASING_PERIODS.map((months) => ({ value: String(months), label: copy.months(months) })),
    { value: '', label: copy.noPeriod },
  ],
  office: [NONE, ...dealer.offices.map(({ id, name }) => ({ value: id, label: name }))],
};

function optional(labels: Readonly<Record<string, string>>): Option[] {
  return [NONE, ...Object.entries(labels).map(([value, label]) => ({ value, label }))];
}
