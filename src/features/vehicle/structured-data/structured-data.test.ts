import { expect, test } from 'vitest';
import { anImage, inStock } from '#tests/support/stock-vehicles.ts';
import { breadcrumbs, vehicleList } from './lists.ts';
import { carData } from './vehicle.ts';

const site = new URL('https://bilhus.example');

test('structured data describes a car with its offer in DKK and its mileage in km', () => {
  const stock = inStock({ variant: 'D4 Inscription', first_registration_date: '2020-11-03' }, [
    anImage('p1'),
  ]);
  expect(carData(stock, site)).toMatchObject({
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
  expect(carData(inStock(sale), site)).toMatchObject({ offers: { price: 280_000 } });
});

test('structured data of a car with a price on request has no offer', () => {
  expect(carData(inStock({ price: 0 }), site)).not.toHaveProperty('offers');
});

test.each([
  ['reserved', 'https://schema.org/Reserved'],
  ['sold', 'https://schema.org/SoldOut'],
  ['maintenance', 'https://schema.org/OutOfStock'],
] as const)('structured data states for a %s car the availability %s', (status, availability) => {
  expect(carData(inStock({ status }), site)).toMatchObject({ offers: { availability } });
});

test('structured data states the condition new for a car without kilometres', () => {
  expect(carData(inStock({ mileage: null }), site)).toMatchObject({
    itemCondition: 'https://schema.org/NewCondition',
  });
});

test('structured data of a list names the first 10 vehicles and counts all', () => {
  const list = vehicleList(
    Array.from({ length: 12 }, (_, index) => inStock({ id: `v${index}` })),
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
