import { formatDecimal } from '#copy/format.ts';
import { fuelLabel, gearboxLabel, mileageLabel } from '#copy/labels.ts';
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
import { pageFactCopy } from '#copy/vehicles/vehicle-facts.ts';
import { dealer } from '#dealer';
import type { FactGroupName } from '#domain/vehicle/fields/field.ts';
import type { FactName, NameOf } from '#domain/vehicle/fields/table.ts';
import { kilowatts } from '#domain/vehicle/power.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { yearText } from '#features/inventory/summary/row-facts.ts';

type FactText = (vehicle: PublicVehicle) => string | null;
/** Facts that need a text of their own: unit and type do not say how to write them. */
type WorkedOut = NameOf<{ fact: FactGroupName; type: 'choice' | 'flag' | 'codes' | 'time' }>;

/** The facts with a text of their own. */
export const FACT_TEXTS = {
  color: ({ color }) => color,
  variant: ({ variant }) => variant,
  year: yearText,
  production_year: ({ production_year: year }) => (year ? String(year) : null),
  mileage: ({ mileage }) => mileageLabel(mileage),
  gearkasse: gearboxLabel,
  fuel_type: ({ fuel_type }) => fuelLabel(fuel_type),
  body_type: ({ body_type }) => body_type && bodyTypeCopy[body_type],
  power_hp: ({ power_hp: hp }) =>
    hp ? pageFactCopy.power(formatDecimal(hp), formatDecimal(kilowatts(hp))) : null,
  drive_wheels: ({ drive_wheels }) => drive_wheels && driveWheelsCopy[drive_wheels],
  // An electric vehicle emits none, and its field is closed.
  co2_g_km: ({ co2_g_km: grams }) => (grams === null ? null : `${formatDecimal(grams)} g/km`),
  euro_norm: ({ euro_norm }) => euro_norm && euroNormLabel(euro_norm),
  charging_plug: ({ charging_plug }) => charging_plug && chargingPlugCopy[charging_plug],
  tow_bar: ({ tow_bar }) => tow_bar && towBarCopy[tow_bar],
  earlier_use: ({ earlier_use }) => earlier_use && earlierUseCopy[earlier_use],
  owner_count: ({ owner_count: count }) =>
    count === null ? null : count === 0 ? pageFactCopy.noOwners : String(count),
  service_history: ({ service_history }) => service_history && serviceHistoryCopy[service_history],
  dealer_warranty_months: ({ dealer_warranty_months: months }) =>
    months ? pageFactCopy.months(months) : null,
  office: ({ office }) => dealer.offices.find(({ id }) => id === office)?.city ?? null,
  vat_kind: ({ vat_kind }) => vat_kind && vatKindCopy[vat_kind],
  price_includes_delivery: ({ price_includes_delivery: inclusion }) =>
    inclusion && priceInclusionCopy[inclusion],
  price_includes_plates: ({ price_includes_plates: inclusion }) =>
    inclusion && priceInclusionCopy[inclusion],
} as const satisfies Partial<Record<FactName, FactText>> & Record<WorkedOut, FactText>;
