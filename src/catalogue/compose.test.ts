import { describe, expect, it } from 'vitest';
import { batteryTestNote } from '#domain/battery-test.ts';
import type { VehicleImage } from '#domain/image/image.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { composeCatalogue, type Documents } from './compose.ts';

const now = new Date('2026-11-21T12:00:00Z');
const earlier = new Date('2026-11-01T12:00:00Z');
const later = new Date('2026-11-20T12:00:00Z');

function image(id: string, overrides: Partial<VehicleImage> = {}): VehicleImage {
  return {
    id,
    vehicle_id: 'golf',
    is_primary: false,
    caption: null,
    image_url: `/pictures/vehicle-images/golf/${id}`,
    storage_path: `vehicle-images/golf/${id}.jpg`,
    image_order: 0,
    image_state: 'ready',
    image_error: null,
    width: 1600,
    height: 900,
    color: '#aabbcc',
    placeholder: null,
    widths: [480, 800],
    created_at: earlier,
    updated_at: earlier,
    version: 1,
    ...overrides,
  };
}

function compose(documents: Partial<Documents>) {
  const empty: Documents = {
    vehicles: [],
    vehicle_images: [],
    damage_images: [],
    battery_test_results: [],
    accessories: [],
    accessory_images: [],
  };
  return composeCatalogue({ ...empty, ...documents }, [], now);
}

const batteryTest = (vehicle_id: string, test_date: string) => ({
  id: `${vehicle_id}-${test_date}`,
  vehicle_id,
  test_date,
  test_document_url: '/documents/battery-test-documents/x/y.pdf',
  storage_path: 'battery-test-documents/x/y.pdf',
  document_state: null,
  document_error: null,
  test_notes: batteryTestNote('y.pdf'),
  battery_health_percentage: null,
  capacity_kwh: null,
  charging_speed_kw: null,
  estimated_range_km: null,
  created_at: earlier,
  updated_at: null,
  version: 1,
});

describe('the catalogue', () => {
  it('the catalogue holds images in order and the primary image as cover', () => {
    const [item] = compose({
      vehicles: [aVehicle()],
      vehicle_images: [image('b', { image_order: 1, is_primary: true }), image('a')],
    }).vehicles;
    expect(item?.images.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(item?.cover?.id).toBe('b');
  });

  it('the first image is the cover where no image is primary', () => {
    const { vehicles } = compose({ vehicles: [aVehicle()], vehicle_images: [image('a')] });
    expect(vehicles[0]?.cover?.id).toBe('a');
  });

  it.each(['pending', 'failed'] as const)(
    'the catalogue leaves out an image that is %s',
    (image_state) => {
      const { vehicles } = compose({
        vehicles: [aVehicle()],
        vehicle_images: [image('a', { image_state, widths: [] })],
      });
      expect(vehicles[0]).toMatchObject({ images: [], cover: null });
    },
  );

  it('the catalogue contains no private field of a vehicle', () => {
    expect(JSON.stringify(compose({ vehicles: [aVehicle()] }))).not.toContain('WVWZZZ');
  });

  it.each([
    ['pending', []],
    ['failed', []],
    ['ready', ['t1']],
    [null, ['t1']],
  ] as const)(
    'a battery test whose document is %s is public only if it can be opened',
    (document_state, ids) => {
      const test = { ...batteryTest('leaf', '2026-01-01'), id: 't1', document_state };
      const { vehicles } = compose({
        vehicles: [aVehicle({ id: 'leaf', fuel_type: 'electric' })],
        battery_test_results: [test],
      });
      expect(vehicles[0]?.batteryTests.map(({ id }) => id)).toEqual(ids);
    },
  );

  it('the catalogue holds battery tests of electric vehicles only, newest first and without upload notes', () => {
    const { vehicles } = compose({
      vehicles: [aVehicle(), aVehicle({ id: 'leaf', fuel_type: 'electric' })],
      battery_test_results: [
        batteryTest('golf', '2026-01-01'),
        batteryTest('leaf', '2025-01-01'),
        batteryTest('leaf', '2026-01-01'),
      ],
    });
    const dates = vehicles.map(({ vehicle, batteryTests }) => [
      vehicle.id,
      batteryTests.map(({ test_date }) => test_date),
    ]);
    expect(Object.fromEntries(dates)).toEqual({ golf: [], leaf: ['2026-01-01', '2025-01-01'] });
    const notes = vehicles.flatMap(({ batteryTests }) => batteryTests.map((own) => own.test_notes));
    expect(notes).toEqual([null, null]);
  });

  it('the catalogue dates a vehicle by the last change of anything its page shows', () => {
    const { vehicles } = compose({
      vehicles: [aVehicle({ updated_at: earlier })],
      vehicle_images: [image('a', { updated_at: later })],
    });
    expect(vehicles[0]?.updatedAt).toEqual(later);
  });

  it('the catalogue leaves out an unpublished vehicle, sold or not, from every list', () => {
    const { vehicles, inventory, sold } = compose({
      vehicles: [
        { ...aVehicle({ id: 'kladde' }), unpublished: true },
        { ...aVehicle({ id: 'sold', status: 'sold', sold_date: later }), unpublished: true },
      ],
      vehicle_images: [image('a', { vehicle_id: 'kladde' })],
    });
    expect([vehicles, inventory, sold]).toEqual([[], [], []]);
  });

  it('the catalogue makes the inventory and the list of sold vehicles from the stock', () => {
    const { inventory, sold } = compose({
      vehicles: [
        aVehicle({ id: 'here' }),
        aVehicle({ id: 'just', status: 'sold', sold_date: later }),
        aVehicle({ id: 'long', status: 'sold', sold_date: new Date('2026-01-01T00:00:00Z') }),
      ],
    });
    expect(inventory.map(({ vehicle }) => vehicle.id)).toEqual(['here', 'just']);
    expect(sold.map(({ vehicle }) => vehicle.id)).toEqual(['just', 'long']);
  });
});
