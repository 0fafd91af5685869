import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { accessoryDocument, vehicleDocument } from './documents.ts';
import { demoUploads } from './images.ts';
import { DEMO_VEHICLES } from './stock.ts';

const now = new Date('2026-11-21T12:00:00Z');

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
    const { covers, rest } = demoUploads(now);
    for (const { document, data } of [...covers, ...rest]) {
      const collection = document.split('/')[0] as CollectionName;
      expect(v.safeParse(COLLECTIONS[collection], data).issues, document).toBeUndefined();
    }
  });

  it('every demo vehicle with images has one cover image', () => {
    const imaged = DEMO_VEHICLES.filter((vehicle) => vehicle.images !== 0);
    expect(demoUploads(now).covers).toHaveLength(imaged.length);
  });
});
