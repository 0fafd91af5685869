import { similarCar } from 'demo-cars';
import { vehicleDocument } from '../documents.ts';
import type { DemoVehicle } from '../vehicles/demo-vehicle.ts';
import { DEMO_VEHICLES } from '../vehicles/index.ts';
import { generateHistory, someFacts } from './generate-facts.ts';
import type { Random } from './random.ts';

/** Each with its paint, `#rrggbb`. */
const COLORS = [
  ['Sort metallic', '#202326'],
  ['Hvid', '#f0f0ec'],
  ['Grå metallic', '#5f6568'],
  ['Sølv metallic', '#bfc3c5'],
  ['Blå metallic', '#25416b'],
  ['Rød', '#b32a2d'],
  ['Grøn metallic', '#52645b'],
  ['Beige', '#b9b3a6'],
] as const;
/** Share of its price that a vehicle retains each year. */
const YEARLY_VALUE = 0.88;
const KM_PER_YEAR = [9_000, 24_000] as const;
const MAX_AGE_YEARS = 9;

export interface GeneratedVehicle {
  id: string;
  /** Id of the demo vehicle that has its body and a similar colour, and whose images it uses. */
  pictured: string;
  data: ReturnType<typeof vehicleDocument>;
}

/** Generates vehicle `number` of an invented stock, a variation of one of the demo vehicles. */
export function generateVehicle(number: number, random: Random, today: Date): GeneratedVehicle {
  const model = random.pick(DEMO_VEHICLES);
  const age = random.between(1, MAX_AGE_YEARS);
  const year = today.getUTCFullYear() - age;
  const price = roundPrice(newPrice(model, today) * YEARLY_VALUE ** age);
  const onSale = random.next() < 0.1;
  const mileage = Math.round((age * random.between(...KM_PER_YEAR)) / 100) * 100;
  const [color, paint] = random.pick(COLORS);
  const vehicle: DemoVehicle = {
    ...model,
    id: `seed-${String(number).padStart(6, '0')}`,
    year,
    price,
    mileage,
    color,
    status: random.next() < 0.06 ? 'reserved' : 'available',
    featured: random.next() < 0.02,
  };
  if (onSale) vehicle.before = roundPrice(price * 1.08);
  else delete vehicle.before;
  if (random.next() < 0.1) {
    vehicle.status = 'sold';
    vehicle.soldDaysAgo = random.between(1, 200);
  } else delete vehicle.soldDaysAgo;
  vehicle.technical = someFacts(model.technical ?? {}, random);
  vehicle.history = generateHistory(age, random);
  // They are about the car that it varies.
  delete vehicle.notes;
  const data = vehicleDocument(vehicle, number, today);
  return { id: vehicle.id, pictured: similarCar(model.id, paint), data };
}

function newPrice(model: DemoVehicle, today: Date): number {
  const age = Math.max(0, today.getUTCFullYear() - model.year);
  return Math.max(model.price, 60_000) / YEARLY_VALUE ** age;
}

/** Rounds to a price that ends in 900 kroner, as is common among dealers. */
function roundPrice(price: number): number {
  return Math.max(1, Math.round(price / 1000)) * 1000 - 100;
}
