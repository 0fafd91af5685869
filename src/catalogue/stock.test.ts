import { describe, expect, it } from 'vitest';
import { batteryTestNote } from '#domain/battery-test.ts';
import { COLLECTION_NAMES, type CollectionName } from '#domain/collections.ts';
import type { VehicleImage } from '#domain/image/image.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { nextWake } from './next-wake.ts';
import { openStock, type Stock } from './stock.ts';
import type { Catalogue } from './types.ts';

const now = new Date('2026-11-21T12:00:00Z');
const earlier = new Date('2026-11-01T12:00:00Z');
const later = new Date('2026-11-20T12:00:00Z');

function image(id: string, overrides: Partial<VehicleImage> = {}): VehicleImage {
  return {
    id,
    vehicle_id: 'golf',
    is_primary: false,
    caption: null,
    shot: null,
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
    updated_by: null,
    trashed_at: null,
    version: 1,
    ...overrides,
  };
}

type Given = Partial<Record<CollectionName, ({ id: string } & Record<string, unknown>)[]>>;

function put(stock: Stock, documents: Given): void {
  for (const collection of COLLECTION_NAMES) {
    for (const { id, ...data } of documents[collection] ?? []) stock.put({ collection, id, data });
  }
}

function compose(documents: Given): Catalogue {
  const stock = openStock();
  put(stock, documents);
  return stock.compose(now);
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

  it('a vehicle in the trash is not in the catalogue, and comes back as it was', () => {
    const stock = openStock();
    const accessory = {
      ...{ id: 'm', name: 'Måtte', category: 'interior', price: 1, available: true },
      ...{ created_at: earlier, updated_by: 'mette@forhandler.example' },
    };
    const test = { ...batteryTest('leaf', '2026-01-01'), trashed_at: null };
    const documents: Given = {
      vehicles: [aVehicle({ id: 'leaf', fuel_type: 'electric' })],
      vehicle_images: [image('a', { vehicle_id: 'leaf' })],
      battery_test_results: [test],
      accessories: [accessory],
    };
    put(stock, documents);
    const before = structuredClone(stock.compose(now));
    for (const collection of Object.keys(documents) as CollectionName[]) {
      const [document] = documents[collection] ?? [];
      put(stock, { [collection]: [{ ...document, id: document?.id, trashed_at: later }] } as Given);
      const shown = JSON.stringify(stock.compose(now));
      expect(shown).not.toContain(`"id":"${document?.id}"`);
      put(stock, { [collection]: [document] } as Given);
      expect(stock.compose(now)).toEqual(before);
    }
    expect(JSON.stringify(before)).not.toContain('mette@');
  });

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

describe('a stock that changes', () => {
  const leaf = aVehicle({ id: 'leaf', fuel_type: 'electric' });

  function stockOf(documents: Given): Stock {
    const stock = openStock();
    put(stock, documents);
    stock.compose(now);
    return stock;
  }
  const itemOf = (catalogue: Catalogue, id: string) =>
    catalogue.vehicles.find(({ vehicle }) => vehicle.id === id);

  it('a changed document composes its own vehicle again and leaves every other the same object', () => {
    const stock = stockOf({ vehicles: [aVehicle(), leaf], vehicle_images: [image('a')] });
    const before = stock.compose(now);
    put(stock, { vehicle_images: [image('a', { caption: 'Bagfra' })] });
    const after = stock.compose(now);
    expect(itemOf(after, 'leaf')).toBe(itemOf(before, 'leaf'));
    expect(itemOf(after, 'golf')).not.toBe(itemOf(before, 'golf'));
    expect(itemOf(after, 'golf')?.images[0]?.caption).toBe('Bagfra');
    expect(itemOf(before, 'golf')?.images[0]?.caption).toBe('');
  });

  it('a change that visitors do not see leaves its vehicle the same object', () => {
    const stock = stockOf({ vehicles: [aVehicle()] });
    const before = stock.compose(now);
    put(stock, { vehicles: [aVehicle({ vin: 'WVWZZZ1KZAW000009' })] });
    expect(itemOf(stock.compose(now), 'golf')).toBe(itemOf(before, 'golf'));
  });

  it('vehicles and accessories are frozen with all that they hold', () => {
    const item = itemOf(stockOf({ vehicles: [leaf], vehicle_images: [] }).compose(now), 'leaf');
    const parts = [item, item?.vehicle, item?.images, item?.vehicle.specs_equipment];
    expect(parts.map(Object.isFrozen)).toEqual([true, true, true, true]);
  });

  it('a deleted document disappears from the catalogue', () => {
    const stock = stockOf({ vehicles: [aVehicle(), leaf], vehicle_images: [image('a')] });
    stock.put({ collection: 'vehicle_images', id: 'a', data: undefined });
    stock.put({ collection: 'vehicles', id: 'leaf', data: undefined });
    const { vehicles } = stock.compose(now);
    expect(vehicles.map(({ vehicle, images }) => [vehicle.id, images])).toEqual([['golf', []]]);
  });

  it('an image that moves to another vehicle changes both', () => {
    const stock = stockOf({ vehicles: [aVehicle(), leaf], vehicle_images: [image('a')] });
    put(stock, { vehicle_images: [image('a', { vehicle_id: 'leaf' })] });
    const catalogue = stock.compose(now);
    expect([itemOf(catalogue, 'golf')?.images, itemOf(catalogue, 'leaf')?.images.length]).toEqual([
      [],
      1,
    ]);
  });

  it('a vehicle that is published appears with the images that came before', () => {
    const draft = { ...leaf, unpublished: true };
    const stock = stockOf({ vehicles: [draft] });
    put(stock, {
      vehicle_images: [image('a', { vehicle_id: 'leaf' })],
      battery_test_results: [batteryTest('leaf', '2026-01-01')],
    });
    expect(stock.compose(now).vehicles).toEqual([]);
    put(stock, { vehicles: [leaf] });
    const item = itemOf(stock.compose(now), 'leaf');
    expect([item?.images.length, item?.batteryTests.length]).toEqual([1, 1]);
  });

  it('a document that no longer parses is left out and named, and comes back once it parses', () => {
    const stock = stockOf({ vehicles: [aVehicle()] });
    stock.put({ collection: 'vehicles', id: 'golf', data: { ...aVehicle(), year: 'nineteen' } });
    const broken = stock.compose(now);
    expect(broken.vehicles).toEqual([]);
    expect(broken.rejected).toEqual([
      expect.objectContaining({ path: 'vehicles/golf', field: 'year' }),
    ]);
    put(stock, { vehicles: [aVehicle()] });
    const mended = stock.compose(now);
    expect([mended.vehicles.length, mended.rejected]).toEqual([1, []]);
  });

  it('accessories follow their documents and images', () => {
    const mats = {
      id: 'mats',
      name: 'Måtter',
      category: 'interior',
      price: 1,
      created_at: earlier,
    };
    const stock = stockOf({ accessories: [mats] });
    const own = { ...image('a'), accessory_id: 'mats' };
    put(stock, { accessory_images: [own] });
    expect(stock.compose(now).accessories[0]?.cover?.id).toBe('a');
    put(stock, { accessories: [{ ...mats, available: false }] });
    expect(stock.compose(now).accessories).toEqual([]);
  });

  it('a stock continues from its snapshot', () => {
    const stock = stockOf({ vehicles: [aVehicle(), leaf], vehicle_images: [image('a')] });
    const again = openStock(structuredClone(stock.stored()));
    expect(again.compose(now)).toEqual(stock.compose(now));
    put(again, { vehicle_images: [image('b', { is_primary: true })] });
    expect(itemOf(again.compose(now), 'golf')?.cover?.id).toBe('b');
  });
});

describe('the time at which the catalogue changes by itself', () => {
  const sold = (id: string, sold_date: Date) => aVehicle({ id, status: 'sold', sold_date });

  it('the catalogue changes when the first of the sold vehicles leaves the inventory', () => {
    const catalogue = compose({ vehicles: [sold('a', later), sold('b', earlier), aVehicle()] });
    const wake = nextWake(catalogue);
    expect(wake).toEqual(new Date(earlier.getTime() + 60 * 86_400_000 + 1));
    const stock = openStock();
    put(stock, { vehicles: [sold('b', earlier)] });
    expect(stock.compose(new Date((wake?.getTime() ?? 0) - 1)).inventory).toHaveLength(1);
    expect(stock.compose(wake ?? now).inventory).toEqual([]);
  });

  it('the catalogue does not change by itself where no vehicle of the inventory is sold', () => {
    const long = new Date('2026-01-01T00:00:00Z');
    expect(nextWake(compose({ vehicles: [aVehicle(), sold('gone', long)] }))).toBeNull();
  });
});

describe('the price log in the catalogue', () => {
  const entry = (at: string, fields: object) => ({
    ...{ price: 250_000, is_on_sale: false, original_price: null, sale_price: null },
    ...{ offer_until: null, offered: true, by: 'system', reason: null, at: new Date(at) },
    ...fields,
  });
  const offer = { is_on_sale: true, sale_price: 230_000, offer_until: '2026-11-25' };
  const car = {
    ...aVehicle(),
    ...offer,
    price: 250_000,
    price_log: {
      v1: entry('2026-09-01T10:00:00Z', {}),
      v2: entry('2026-11-18T10:00:00Z', offer),
    },
  };

  it('an offer ends by itself: the catalogue names the moment and then shows the usual price', () => {
    const stock = openStock();
    put(stock, { vehicles: [car] });
    const during = stock.compose(now);
    expect(during.inventory[0]?.vehicle).toMatchObject({
      is_on_sale: true,
      original_price: 250_000,
    });
    expect(nextWake(during)).toEqual(new Date('2026-11-25T23:00:00Z'));
    const after = stock.compose(new Date('2026-11-25T23:00:00Z'));
    expect(after.inventory[0]?.vehicle).toMatchObject({ is_on_sale: false, price: 250_000 });
    expect(nextWake(after)).toBeNull();
  });

  it('a vehicle whose price stays until later is the same object in the next catalogue', () => {
    const stock = openStock();
    put(stock, { vehicles: [car] });
    const [item] = stock.compose(now).inventory;
    expect(stock.compose(new Date(now.getTime() + 3_600_000)).inventory[0]).toBe(item);
  });

  it('a lowered price is named with the lowest of the 30 days before it', () => {
    const [item] = compose({ vehicles: [car] }).inventory;
    expect(item?.priceDrop).toEqual({ since: '2026-11-18', before: 250_000 });
  });
});
