import { carImages, damageImages } from 'demo-cars';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { provenOffer } from '#domain/price-log/offer.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { accessoryDocument, vehicleDocument } from './documents.ts';
import { demoUploads } from './images.ts';
import { DEMO_VEHICLES } from './vehicles/index.ts';

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
    for (const { document, data } of demoUploads(now)) {
      const collection = document.split('/')[0] as CollectionName;
      expect(v.safeParse(COLLECTIONS[collection], data).issues, document).toBeUndefined();
    }
  });

  it('every demo vehicle with images and every accessory has one cover image', () => {
    const owners = [
      ...DEMO_VEHICLES.filter(({ id }) => carImages(id).length > 0),
      ...DEMO_ACCESSORIES,
    ];
    const covers = demoUploads(now).filter(({ data }) => data['is_primary']);
    expect(covers.map(({ data }) => data['vehicle_id'] ?? data['accessory_id'])).toEqual(
      owners.map(({ id }) => id),
    );
  });

  it('all demo vehicles but three have at least eight images', () => {
    const few = DEMO_VEHICLES.filter(({ id }) => carImages(id).length < 8);
    expect(few.map(({ id }) => [id, carImages(id).length])).toEqual([
      ['dacia-duster-2020', 0],
      ['fiat-500-2017', 1],
      ['bmw-320d-2016', 1],
    ]);
  });

  it('every damage of a demo vehicle has an image', () => {
    for (const { id, damages = [] } of DEMO_VEHICLES) {
      expect(damageImages(id), id).toHaveLength(damages.length);
    }
  });

  it('every battery of a demo vehicle was tested before the vehicle was sold', () => {
    const tests = demoUploads(now).filter(({ document }) =>
      document.startsWith('battery_test_results/'),
    );
    for (const [index, vehicle] of DEMO_VEHICLES.entries()) {
      const { sold_date: sold } = vehicleDocument(vehicle, index, now);
      const test = tests.find(({ data }) => data['vehicle_id'] === vehicle.id);
      if (!test || !sold) continue;
      expect(String(test.data['test_date']) <= danishDate(sold), vehicle.id).toBe(true);
    }
  });

  it('every demo vehicle but the bare one has a text on its condition', () => {
    for (const { id, notes } of DEMO_VEHICLES) {
      if (id !== 'toyota-yaris-2022') expect(notes?.length, id).toBeGreaterThan(30);
    }
  });

  it('every demo vehicle but the bare one has a body, seats, power and a history', () => {
    for (const { id, technical, history } of DEMO_VEHICLES) {
      if (id === 'toyota-yaris-2022') expect([technical, history]).toEqual([undefined, undefined]);
      else {
        expect(history, id).toBeDefined();
        expect(technical, id).toMatchObject({ seats: expect.any(Number) });
      }
    }
  });

  it('every demo damage on a named part has a place on the outline of its car', () => {
    const damages = demoUploads(now).filter(({ document }) => document.startsWith('damage_images'));
    const stated = damages.map(({ data }) => [data['damage_part'], data['damage_place']]);
    expect(stated.length).toBeGreaterThan(10);
    for (const [part, place] of stated)
      expect([part, place === null]).toEqual([part, part === null]);
  });

  it('a third of the demo vehicles have documented damages', () => {
    const damaged = DEMO_VEHICLES.filter(({ damages }) => damages !== undefined);
    expect(damaged.length / DEMO_VEHICLES.length).toBeGreaterThan(0.3);
  });

  it('every offer of the demo stock is one that the law allows and the page of the car bears out', () => {
    const onOffer = DEMO_VEHICLES.flatMap((vehicle, index) => {
      if (vehicle.before === undefined) return [];
      const { created_at, price_log } = vehicleDocument(vehicle, index, now);
      return [{ vehicle, created_at, price_log }];
    });
    expect(onOffer.length).toBeGreaterThanOrEqual(3);
    for (const { vehicle, created_at, price_log } of onOffer) {
      const offer = provenOffer(price_log, now);
      expect([vehicle.id, offer?.before]).toEqual([vehicle.id, vehicle.before]);
      const days = (Number(offer?.since) - created_at.getTime()) / 86_400_000;
      expect(days, vehicle.id).toBeGreaterThan(30);
      const first = Math.min(...Object.values(price_log).map(({ at }) => at.getTime()));
      expect(first, vehicle.id).toBeGreaterThanOrEqual(created_at.getTime());
    }
  });
});
