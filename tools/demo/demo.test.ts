import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { accessoryDocument, vehicleDocument } from './documents.ts';
import { demoUploads } from './images.ts';
import { DEMO_ACCESSORIES } from './shop.ts';
import { DEMO_VEHICLES } from './stock.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('the demo stock', () => {
  it.each(DEMO_VEHICLES.map((vehicle, index) => [vehicle.id, vehicle, index] as const))(
    'has a valid vehicle %s',
    (_, vehicle, index) => {
      expect(
        v.safeParse(COLLECTIONS.vehicles, vehicleDocument(vehicle, index, now)).issues,
      ).toBeUndefined();
    },
  );

  it('has valid accessories', () => {
    for (const [index, accessory] of DEMO_ACCESSORIES.entries()) {
      expect(
        v.safeParse(COLLECTIONS.accessories, accessoryDocument(accessory, index, now)).issues,
      ).toBeUndefined();
    }
  });

  it('has valid documents for its files', () => {
    const { covers, rest } = demoUploads(now);
    for (const { document, data } of [...covers, ...rest]) {
      const collection = document.split('/')[0] as CollectionName;
      expect(v.safeParse(COLLECTIONS[collection], data).issues, document).toBeUndefined();
    }
  });

  it('shows one cover for every vehicle that has images', () => {
    const imaged = DEMO_VEHICLES.filter((vehicle) => vehicle.images !== 0);
    expect(demoUploads(now).covers).toHaveLength(imaged.length);
  });
});
