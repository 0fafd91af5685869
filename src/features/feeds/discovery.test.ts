import { describe, expect, it } from 'vitest';
import type { CatalogueVehicle } from '#catalogue/types.ts';
import { dealer } from '#dealer';
import { publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { metaFeed } from './meta-feed.ts';
import { stockFeed } from './stock-feed.ts';

const site = new URL('https://biler.example');
const updatedAt = new Date('2026-11-20T08:00:00Z');

function item(overrides: Partial<Vehicle> = {}): CatalogueVehicle {
  const image = {
    id: '1',
    base: '/pictures/vehicle-images/golf/1_2',
    width: 1600,
    height: 900,
    color: null,
    placeholder: null,
    widths: [480, 800],
    caption: '',
  };
  return {
    vehicle: { ...publicVehicle(aVehicle(), updatedAt), ...overrides },
    priceDrop: null,
    pricedUntil: null,
    images: [image],
    cover: image,
    damages: [],
    batteryTests: [],
    updatedAt,
  };
}

describe('the feed for Meta', () => {
  const rows = (cars: CatalogueVehicle[]) => [...metaFeed(cars, site)];

  it('the Meta feed dates a vehicle by the Danish day of its creation', () => {
    const night = item({ created_at: new Date('2026-11-20T23:30:00Z') });
    expect(rows([night])[1]).toContain(',2026-11-21,');
  });

  const column = (name: string, car: CatalogueVehicle) => {
    const [header = '', row = ''] = rows([car]).map((line) => line.trimEnd());
    const cells = [...row.matchAll(/(?:"(?:[^"]|"")*"|[^,]*)(?:,|$)/gu)].map(([text]) =>
      text.replace(/,$/u, ''),
    );
    return cells[header.split(',').indexOf(name)];
  };

  const office = dealer.offices.at(-1) ?? dealer.offices[0];
  it.each([
    ['vehicle_id', 'golf'],
    ['address.city', office.city],
    ['address.postal_code', office.postalCode],
    ['url', 'https://biler.example/car/golf'],
    ['mileage.value', '45000'],
    ['mileage.unit', 'KM'],
    ['price', '200000 DKK'],
    ['fuel_type', 'GASOLINE'],
    ['transmission', 'MANUAL'],
    ['availability', 'available'],
    ['state_of_vehicle', 'Used'],
  ])('the Meta feed fills the column %s', (name, expected) => {
    expect(column(name, item({ variant: null, office: office.id }))).toBe(expected);
  });

  it('the Meta feed states the body style and the driven wheels where they are known', () => {
    const columns = (car: CatalogueVehicle) =>
      ['body_style', 'drivetrain'].map((name) => column(name, car));
    expect(columns(item({ body_type: 'estate', drive_wheels: 'all' }))).toEqual(['ESTATE', 'AWD']);
    expect(columns(item())).toEqual(['OTHER', '']);
  });

  it('the Meta feed states no condition and no fuel that staff did not state', () => {
    const unknown = item({ mileage: 0, fuel_type: null });
    const names = ['state_of_vehicle', 'mileage.value', 'fuel_type'];
    expect(names.map((name) => column(name, unknown))).toEqual(['', '', '']);
  });

  it('the Meta feed has the earlier price of a vehicle on sale', () => {
    const car = item({ is_on_sale: true, original_price: 220_000, sale_price: 200_000 });
    expect([column('price', car), column('sale_price', car)]).toEqual(['220000 DKK', '200000 DKK']);
  });

  it.each([
    ['sold', item({ status: 'sold' })],
    ['without a price', item({ price: 0 })],
    ['without an image', { ...item(), cover: null }],
  ])('the Meta feed leaves out a vehicle that is %s', (_, car) => {
    expect(rows([car])).toHaveLength(1);
  });
});

it('the stock feed contains only public vehicles', () => {
  const feed = [...stockFeed([item(), item()], site)].join('');
  expect(feed).not.toContain('WVWZZZ');
  const golf = {
    id: 'golf',
    url: 'https://biler.example/car/golf',
    images: [{ url: 'https://biler.example/pictures/vehicle-images/golf/1_2/800.webp' }],
  };
  expect(JSON.parse(feed)).toMatchObject({
    updated_at: '2026-11-20T08:00:00.000Z',
    vehicles: [golf, golf],
  });
});
