import { EARLIER_USES } from '#domain/schema/enumerations.ts';
import type { VehicleFields } from '#domain/vehicle/vehicle.ts';
import type { Random } from './random.ts';

type Facts = Partial<VehicleFields>;

/** Share of the groups of the form, and of the facts of a history, that nobody has filled in. */
const UNKNOWN = 0.06;
/** Share of the vehicles with only the required fields filled in. */
const BARE = 0.04;

/** The facts that staff fill in together. */
const GROUPS = [
  ['body_type', 'doors', 'seats', 'power_hp', 'drive_wheels'],
  ['consumption_km_l', 'co2_g_km', 'euro_norm'],
  ['range_wltp_km', 'consumption_wh_km', 'charging_ac_kw', 'charging_dc_kw', 'charging_plug'],
  ['towing_weight'],
] as const satisfies (keyof VehicleFields)[][];

/** The technical facts of a model, some groups of them unknown. */
export function someFacts(facts: Facts, random: Random): Facts {
  if (random.next() < BARE) return {};
  const unknown: string[] = GROUPS.filter(() => random.next() < UNKNOWN).flat();
  const known = Object.entries(facts).filter(([name]) => !unknown.includes(name));
  return Object.fromEntries(known);
}

/** The history of a vehicle of this age in years. */
export function generateHistory(age: number, random: Random): Facts {
  const maybe = <Value>(value: Value) => (random.next() < UNKNOWN ? null : value);
  return {
    owner_count: maybe(random.between(1, Math.min(4, 1 + Math.floor(age / 2)))),
    key_count: maybe(random.next() < 0.85 ? 2 : 1),
    earlier_use: maybe(random.next() < 0.6 ? 'private' : random.pick(EARLIER_USES)),
    service_history: maybe(random.pick(['full', 'full', 'full', 'partial', 'none'] as const)),
    imported_from: random.next() < 0.12 ? random.pick(['Tyskland', 'Sverige', 'Holland']) : null,
    dealer_warranty_months: maybe(random.pick([6, 12, 12, 24])),
  };
}
