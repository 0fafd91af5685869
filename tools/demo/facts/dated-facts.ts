import { danishDate } from '#domain/time/danish-date.ts';
import type { VehicleFields } from '#domain/vehicle/vehicle.ts';
import type { DemoVehicle } from '../vehicles/demo-vehicle.ts';

/** Years from the first registration; makes that are not named here give two. */
const FACTORY_WARRANTY: Readonly<Record<string, number>> = {
  Kia: 7,
  Hyundai: 5,
  Tesla: 4,
  Suzuki: 3,
  'Mercedes-Benz': 3,
  Mazda: 3,
};
const BATTERY_WARRANTY = 8;
/** A passenger car is inspected four years after its first registration, then every second year. */
const FIRST_INSPECTION = 4;
const INSPECTION_INTERVAL = 2;

type Dated = Pick<
  VehicleFields,
  | 'last_inspection_date'
  | 'next_inspection_date'
  | 'factory_warranty_until'
  | 'battery_warranty_until'
  | 'production_year'
>;

const NONE: Dated = {
  last_inspection_date: null,
  next_inspection_date: null,
  factory_warranty_until: null,
  battery_warranty_until: null,
  production_year: null,
};

/** What follows from the first registration of a vehicle: its inspections and its warranties. */
export function datedFacts(
  { make, year, fuel }: DemoVehicle,
  registered: string | null,
  now: Date,
): Dated {
  if (registered === null) return NONE;
  const today = danishDate(now);
  const after = (years: number) => `${year + years}${registered.slice(4)}`;
  const ifAhead = (date: string) => (date > today ? date : null);
  let next = FIRST_INSPECTION;
  while (after(next) <= today) next += INSPECTION_INTERVAL;
  return {
    last_inspection_date: next === FIRST_INSPECTION ? null : after(next - INSPECTION_INTERVAL),
    next_inspection_date: after(next),
    factory_warranty_until: ifAhead(after(FACTORY_WARRANTY[make] ?? 2)),
    battery_warranty_until: fuel === 'electric' ? ifAhead(after(BATTERY_WARRANTY)) : null,
    // A car that is registered early in the year was often made in the year before.
    production_year: registered.slice(5, 7) < '03' ? year - 1 : year,
  };
}
