import { expect, test } from 'vitest';
import { aCatalogueImage, aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { carData } from './car-data.ts';
import { breadcrumbs, vehicleList } from './lists.ts';

const site = new URL('https://bilhus.example');

test('structured data describes a car with its offer in DKK and its mileage in km', () => {
  const item = aCatalogueVehicle(
    { variant: 'D4 Inscription', first_registration_date: '2020-11-03' },
    [aCatalogueImage('p1')],
  );
  expect(carData(item, site)).toMatchObject({
    '@type': 'Car',
    url: 'https://bilhus.example/car/v1',
    name: 'Volvo V60 D4 Inscription',
    vehicleModelDate: '2021',
    dateVehicleFirstRegistered: '2020-11-03',
    vehicleTransmission: 'Automatisk',
    mileageFromOdometer: { value: 84_000, unitCode: 'KMT' },
    itemCondition: 'https://schema.org/UsedCondition',
    image: ['https://bilhus.example/pictures/vehicle-images/v1/p1/share.jpg'],
    offers: { price: 249_900, priceCurrency: 'DKK', availability: 'https://schema.org/InStock' },
  });
});

test('structured data offers a car on sale at its sale price', () => {
  const sale = { is_on_sale: true, original_price: 300_000, sale_price: 280_000 };
  expect(carData(aCatalogueVehicle(sale), site)).toMatchObject({ offers: { price: 280_000 } });
});

test('structured data of a car with a price on request has no offer', () => {
  expect(carData(aCatalogueVehicle({ price: 0 }), site)).not.toHaveProperty('offers');
});

test.each([
  ['reserved', 'https://schema.org/Reserved'],
  ['sold', 'https://schema.org/SoldOut'],
  ['maintenance', 'https://schema.org/OutOfStock'],
] as const)('structured data states for a %s car the availability %s', (status, availability) => {
  expect(carData(aCatalogueVehicle({ status }), site)).toMatchObject({ offers: { availability } });
});

test.each([null, 0])(
  'structured data claims no condition of a car whose kilometres are %s',
  (mileage) => {
    const data = carData(aCatalogueVehicle({ mileage }), site);
    expect(data).not.toHaveProperty('itemCondition');
    expect(data).not.toHaveProperty('mileageFromOdometer');
  },
);

test('structured data names no fuel that staff did not choose', () => {
  expect(carData(aCatalogueVehicle({ fuel_type: null }), site)).not.toHaveProperty('fuelType');
});

test('structured data of a list names the first 10 vehicles and counts all', () => {
  const list = vehicleList(
    Array.from({ length: 12 }, (_, index) => aCatalogueVehicle({ id: `v${index}` })),
    site,
  );
  expect(list).toHaveProperty('numberOfItems', 12);
  expect(list).toHaveProperty('itemListElement.length', 10);
});

test('structured data numbers the breadcrumbs and makes their addresses absolute', () => {
  expect(breadcrumbs([{ name: 'Hjem', path: '/' }], site)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Hjem', item: 'https://bilhus.example/' },
    ],
  });
});
