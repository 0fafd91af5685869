import * as v from 'valibot';
import { expect, it } from 'vitest';
import { VehicleSchema } from '#domain/vehicle/vehicle.ts';
import { createRandom } from './random.ts';
import { inventVehicle } from './vehicles.ts';

const TODAY = new Date('2026-11-21T00:00:00Z');

function stock(seed: number, count: number) {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => inventVehicle(index + 1, random, TODAY));
}

it('invents the same stock for the same seed, another for another', () => {
  expect(stock(1, 50)).toEqual(stock(1, 50));
  expect(stock(1, 50)).not.toEqual(stock(2, 50));
});

it('invents vehicles the domain accepts', () => {
  for (const { id, data } of stock(3, 500)) {
    expect(v.safeParse(VehicleSchema, data).issues, id).toBeUndefined();
  }
});

it('gives every sold vehicle the day it was sold, and no other', () => {
  for (const { data } of stock(4, 300)) {
    expect(data.sold_date !== null).toBe(data.status === 'sold');
  }
});
