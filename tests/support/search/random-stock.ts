import * as enumerations from '#domain/schema/enumerations.ts';
import { EQUIPMENT_CODES } from '#domain/schema/equipment-codes.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Random } from '#tools/demo/random-stock/random.ts';
import { aPublicVehicle } from '../catalogue-builders.ts';

const MODELS: Record<string, readonly string[]> = {
  Volkswagen: ['Golf', 'ID.4', 'Passat', 'Up!'],
  Škoda: ['Enyaq', 'Octavia'],
  Skoda: ['Fabia'],
  'Mercedes-Benz': ['E-Klasse', 'Vito'],
  Ørsted: ['Æ 1'],
  BMW: ['i3', '320d', 'i3'],
};
const VARIANTS = [
  '1.5 TSI',
  'GTI Performance',
  '80 Sportline',
  'e-tron S line',
  '',
  '2,0 TDI 4Motion',
];
const COLORS = ['Mørkeblå metallic', 'Sort', 'Rød', 'Petrol', 'sort', null];
const SPECS = ['Anhængertræk', 'El-klapbar dug', '19" alufælge', 'Ratvarme', 'Læderkabine'];

/** A vehicle in which every fact may be missing, and some are unusual. */
export function randomVehicle(id: number, random: Random): PublicVehicle {
  const some = <Item>(items: readonly Item[], share: number): Item[] =>
    items.filter(() => random.next() < share);
  const maybe = <Item>(items: readonly Item[]): Item | null =>
    random.next() < 0.2 ? null : random.pick(items);
  const number = (from: number, to: number, step: number) =>
    random.next() < 0.2 ? null : Math.round(random.between(from, to) / step) * step;
  const make = random.pick(Object.keys(MODELS));
  const isOnSale = random.next() < 0.3;
  return aPublicVehicle({
    id: `v${id}`,
    make,
    model: random.pick(MODELS[make] ?? []),
    variant: maybe(VARIANTS),
    year: random.between(2012, 2026),
    color: maybe(COLORS),
    fuel_type: maybe(enumerations.FUEL_TYPES),
    mileage: number(0, 300_000, 100),
    price: random.next() < 0.1 ? 0 : random.between(20, 900) * 1000 - 100,
    status: random.pick(['available', 'available', 'reserved', 'sold', 'maintenance']),
    is_on_sale: isOnSale,
    original_price: isOnSale ? 300_000 : null,
    sale_price: isOnSale ? random.between(250_000, 320_000) : null,
    transmission: maybe(['Automatic', 'CVT', ' manual ']),
    gearkasse: maybe(enumerations.GEARBOXES),
    body_type: maybe(enumerations.BODY_TYPES),
    drive_wheels: maybe(enumerations.DRIVE_WHEELS),
    seats: number(2, 9, 1),
    doors: number(2, 5, 1),
    power_hp: number(60, 600, 1),
    range_wltp_km: number(100, 700, 5),
    towing_weight: number(0, 3500, 50),
    consumption_km_l: number(8, 30, 0.1),
    consumption_wh_km: number(130, 250, 1),
    equipment: some(EQUIPMENT_CODES.slice(0, 12), 0.4),
    specs_equipment: some(SPECS, 0.3),
    office: maybe(['showroom', 'copenhagen']),
    vat_kind: maybe(enumerations.VAT_KINDS),
    flexleasing_enabled: random.next() < 0.4,
    flexleasing_privat_monthly_payment: number(1000, 6000, 0.5),
    flexleasing_erhverv_monthly_payment: number(1000, 6000, 5),
  });
}

/** Random vehicles, newest first. */
export function randomStock(size: number, random: Random): PublicVehicle[] {
  return Array.from({ length: size }, (_, index) => randomVehicle(index, random));
}
