import { carImages } from 'demo-cars';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { VehicleSchema } from '#domain/vehicle/vehicle.ts';
import { generateVehicle } from './generate-vehicle.ts';
import { createRandom } from './random.ts';

const TODAY = new Date('2026-11-21T00:00:00Z');

function stock(seed: number, count: number) {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => generateVehicle(index + 1, random, TODAY));
}

it('the same seed number yields the same stock, another number another stock', () => {
  expect(stock(1, 50)).toEqual(stock(1, 50));
  expect(stock(1, 50)).not.toEqual(stock(2, 50));
});

it('every seeded vehicle is valid', () => {
  for (const { id, data } of stock(3, 500)) {
    expect(v.safeParse(VehicleSchema, data).issues, id).toBeUndefined();
  }
});

it('every sold vehicle of the seed has a sold date and no other vehicle has one', () => {
  for (const { data } of stock(4, 300)) {
    expect(data.sold_date !== null).toBe(data.status === 'sold');
  }
});

it('the facts of every seeded vehicle agree with each other', () => {
  for (const { id, data } of stock(5, 500)) {
    const electric = data.fuel_type === 'electric';
    if (electric) expect([id, data.co2_g_km, data.consumption_km_l]).toEqual([id, null, null]);
    else expect([id, data.charging_dc_kw, data.battery_warranty_until]).toEqual([id, null, null]);
    if (data.body_type === 'van') expect([id, data.vat_kind]).toEqual([id, 'deductible']);
    if (data.tow_bar === 'none') expect(data.equipment).not.toContain('tow_bar');
    if (data.last_inspection_date && data.next_inspection_date) {
      expect(data.last_inspection_date < data.next_inspection_date, id).toBe(true);
    }
  }
});

it('the seeded stock has vehicles of which facts are unknown, and no unknown fact is 0', () => {
  const vehicles = stock(6, 500).map(({ data }) => data);
  for (const name of ['power_hp', 'seats', 'towing_weight', 'owner_count', 'vat_kind'] as const) {
    const unknown = vehicles.filter((vehicle) => vehicle[name] === null).length;
    expect([name, unknown > 10, unknown < 250]).toEqual([name, true, true]);
  }
  expect(vehicles.filter(({ power_hp, seats }) => power_hp === 0 || seats === 0)).toEqual([]);
});

it('a seeded vehicle uses the images of a demo vehicle with its body and the nearest colour', () => {
  const vehicles = stock(7, 500);
  for (const { id, pictured } of vehicles) expect(carImages(pictured), id).not.toEqual([]);
  const teslas = vehicles.filter(({ data }) => data.model === 'Model Y');
  const pictured = Object.fromEntries(teslas.map(({ data, pictured }) => [data.color, pictured]));
  expect(pictured).toMatchObject({
    Hvid: 'tesla-model-y-2023',
    'Blå metallic': 'skoda-enyaq-2023',
    'Grå metallic': 'audi-q4-etron-2022',
  });
});
