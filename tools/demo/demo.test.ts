import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { danishDate } from '#domain/danish-date.ts';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { CONDITION_NOTES } from './condition-notes.ts';
import { accessoryDocument, vehicleDocument } from './documents.ts';
import { HISTORIES } from './facts/histories.ts';
import { TECHNICAL_FACTS } from './facts/vehicle-facts.ts';
import { demoUploads } from './images.ts';
import { LOOKS } from './looks/index.ts';
import { DEMO_VEHICLES } from './vehicles/index.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** Stands in for drawing: the job itself as bytes. */
const describeJob = async (job: object) => Buffer.from(JSON.stringify(job));

describe('the demo data', () => {
  it.each(DEMO_VEHICLES.map((vehicle, index) => [vehicle.id, vehicle, index] as const))(
    'the demo vehicle %s is valid',
    (_, vehicle, index) => {
      expect(
        v.safeParse(COLLECTIONS.vehicles, vehicleDocument(vehicle, index, now)).issues,
      ).toBeUndefined();
    },
  );

  it('the demo accessories are valid', () => {
    for (const [index, accessory] of DEMO_ACCESSORIES.entries()) {
      expect(
        v.safeParse(COLLECTIONS.accessories, accessoryDocument(accessory, index, now)).issues,
      ).toBeUndefined();
    }
  });

  it('the documents of the demo files are valid', () => {
    const { covers, rest } = demoUploads(now, describeJob);
    for (const { document, data } of [...covers, ...rest]) {
      const collection = document.split('/')[0] as CollectionName;
      expect(v.safeParse(COLLECTIONS[collection], data).issues, document).toBeUndefined();
    }
  });

  it('every demo vehicle with images has one cover image', () => {
    const imaged = DEMO_VEHICLES.filter((vehicle) => vehicle.images !== 0);
    expect(demoUploads(now, describeJob).covers).toHaveLength(imaged.length);
  });

  it('every demo vehicle for sale has an image of each of at least eight views', async () => {
    const { covers, rest } = demoUploads(now, describeJob);
    const uploads = [...covers, ...rest];
    for (const { id, images } of DEMO_VEHICLES) {
      if (images !== undefined) continue;
      const own = uploads.filter(({ data }) => data['vehicle_id'] === id && 'is_primary' in data);
      const jobs = await Promise.all(own.map(async ({ bytes }) => String(await bytes())));
      expect(new Set(jobs).size, id).toBe(own.length);
      expect(own.length, id).toBeGreaterThanOrEqual(8);
    }
  });

  it('every battery of a demo vehicle was tested before the vehicle was sold', () => {
    const { rest } = demoUploads(now, describeJob);
    const tests = rest.filter(({ document }) => document.startsWith('battery_test_results/'));
    for (const [index, vehicle] of DEMO_VEHICLES.entries()) {
      const { sold_date: sold } = vehicleDocument(vehicle, index, now);
      const test = tests.find(({ data }) => data['vehicle_id'] === vehicle.id);
      if (!test || !sold) continue;
      expect(String(test.data['test_date']) <= danishDate(sold), vehicle.id).toBe(true);
    }
  });

  it('every demo vehicle has a look, and all but the bare one a text on its condition', () => {
    for (const { id } of DEMO_VEHICLES) {
      expect(LOOKS[id], id).toBeDefined();
      if (id !== 'toyota-yaris-2022') expect(CONDITION_NOTES[id]?.length, id).toBeGreaterThan(30);
    }
  });

  it('every demo vehicle but the bare one has a body, seats, power and a history', () => {
    for (const { id } of DEMO_VEHICLES) {
      expect(HISTORIES[id], id).toBeDefined();
      if (id === 'toyota-yaris-2022') expect(TECHNICAL_FACTS[id]).toBeUndefined();
      else expect(TECHNICAL_FACTS[id]).toMatchObject({ seats: expect.any(Number) });
    }
  });

  it('a third of the demo vehicles have documented damages', () => {
    const damaged = DEMO_VEHICLES.filter(({ damages }) => damages !== undefined);
    expect(damaged.length / DEMO_VEHICLES.length).toBeGreaterThan(0.3);
  });
});
