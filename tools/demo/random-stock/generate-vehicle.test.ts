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
