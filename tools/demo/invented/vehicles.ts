import { vehicleDocument } from '../documents.ts';
import { DEMO_VEHICLES, type DemoVehicle } from '../stock.ts';
import type { Random } from './random.ts';

const COLORS = [
  'Sort metallic',
  'Hvid',
  'Grå metallic',
  'Sølv metallic',
  'Blå metallic',
  'Rød',
  'Grøn metallic',
  'Beige',
];
/** What a car loses in worth each year, and drives. */
const YEARLY_LOSS = 0.88;
const KM_A_YEAR = [9_000, 24_000] as const;
const OLDEST = 9;

/** An invented vehicle: its document, and the demo vehicle whose images it may borrow. */
export interface SeededVehicle {
  id: string;
  looksLike: string;
  data: ReturnType<typeof vehicleDocument>;
}

/** Vehicle `number` of an invented stock, a variation on one of the demo vehicles. */
export function inventVehicle(number: number, random: Random, today: Date): SeededVehicle {
  const model = random.pick(DEMO_VEHICLES);
  const age = random.between(1, OLDEST);
  const year = today.getUTCFullYear() - age;
  const price = roundPrice(newPrice(model, today) * YEARLY_LOSS ** age);
  const onSale = random.next() < 0.1;
  const vehicle: DemoVehicle = {
    ...model,
    id: `seed-${String(number).padStart(6, '0')}`,
    year,
    price,
    mileage: Math.round((age * random.between(...KM_A_YEAR)) / 100) * 100,
    color: random.pick(COLORS),
    status: random.next() < 0.06 ? 'reserved' : 'available',
    featured: random.next() < 0.02,
  };
  if (onSale) vehicle.before = roundPrice(price * 1.08);
  else delete vehicle.before;
  if (random.next() < 0.1) {
    vehicle.status = 'sold';
    vehicle.soldDaysAgo = random.between(1, 200);
  } else delete vehicle.soldDaysAgo;
  return { id: vehicle.id, looksLike: model.id, data: vehicleDocument(vehicle, number, today) };
}

function newPrice(model: DemoVehicle, today: Date): number {
  const age = Math.max(0, today.getUTCFullYear() - model.year);
  return Math.max(model.price, 60_000) / YEARLY_LOSS ** age;
}

/** Dealers end their prices on 900 kroner. */
function roundPrice(price: number): number {
  return Math.max(1, Math.round(price / 1000)) * 1000 - 100;
}
