import type { EarlierUse } from '#domain/schema/enumerations.ts';
import type { FactGroupName } from '#domain/vehicle/fields/field.ts';
import type { FactName } from '#domain/vehicle/fields/table.ts';

/** The labels of the facts about a vehicle, in the order of its page. */
export const factCopy = {
  make: 'Mærke',
  model: 'Model',
  variant: 'Variant',
  year: 'Årgang',
  production_year: 'Produceret',
  first_registration_date: '1. registrering',
  mileage: 'Kilometer',
  color: 'Farve',
  body_type: 'Karrosseri',
  doors: 'Døre',
  seats: 'Sæder',
  fuel_type: 'Drivmiddel',
  gearkasse: 'Gearkasse',
  power_hp: 'Effekt',
  drive_wheels: 'Hjultræk',
  consumption_km_l: 'Forbrug',
  co2_g_km: 'CO₂-udledning',
  euro_norm: 'Euronorm',
  range_wltp_km: 'Rækkevidde (WLTP)',
  consumption_wh_km: 'Elforbrug',
  battery_capacity: 'Batterikapacitet',
  battery_health_percentage: 'Batterisundhed',
  charging_ac_kw: 'Opladning hjemme (AC)',
  charging_dc_kw: 'Hurtigopladning (DC)',
  charging_plug: 'Ladestik',
  battery_warranty_until: 'Batterigaranti til',
  towing_weight: 'Trækvægt med bremser',
  tow_bar: 'Anhængertræk',
  earlier_use: 'Tidligere brug',
  owner_count: 'Tidligere ejere',
  imported_from: 'Importeret fra',
  service_history: 'Service',
  last_inspection_date: 'Senest synet',
  next_inspection_date: 'Næste syn',
  key_count: 'Nøgler',
  factory_warranty_until: 'Fabriksgaranti til',
  dealer_warranty_months: 'Forhandlergaranti',
  vat_kind: 'Moms',
  price_includes_delivery: 'Leveringsomkostninger',
  price_includes_plates: 'Nummerplader',
  office: 'Bilen står i',
} as const satisfies Record<FactName, string>;

/** The headings of the groups in which the page of a vehicle lists its facts, in its order. */
export const factGroupCopy = {
  vehicle: 'Bilen',
  drive: 'Motor og forbrug',
  electric: 'El og opladning',
  towing: 'Anhænger',
  history: 'Historik',
  terms: 'Garanti og vilkår',
} as const satisfies Record<FactGroupName, string>;

/** The label of a year that is the month of the first registration, e.g. `05/2021`. */
export const pageFactCopy = {
  registered: '1. reg.',
  noOwners: 'Ingen',
  months: (months: number) => `${months} måneder`,
  power: (hp: string, kw: string) => `${hp} hk (${kw} kW)`,
  /** Short, for the strip below the name. */
  horsepower: (hp: string) => `${hp} hk`,
  towing: 'Trækvægt',
  consumption: (fuel: string, kmPerLitre: string) => `${fuel} · ${kmPerLitre} km/l`,
  measuredRange: (fuel: string, range: string) => `${fuel} · ${range} målt`,
  wltpRange: (fuel: string, range: string) => `${fuel} · ${range} WLTP`,
} as const;

/** A use that buyers must be told about plainly, because it wears a car more than usual. */
export const earlierUseNoticeCopy: Partial<Record<EarlierUse, string>> = {
  taxi: 'Bilen har tidligere kørt som taxa.',
  rental: 'Bilen har tidligere været udlejningsbil.',
  driving_school: 'Bilen har tidligere været skolevogn.',
};
