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
    fuelType: 'Diesel',
    offers: {
      ...{ price: 249_900, priceCurrency: 'DKK', availability: 'https://schema.org/InStock' },
      itemCondition: 'https://schema.org/UsedCondition',
    },
  });
});

test('structured data offers a car on sale at its sale price', () => {
  const sale = { is_on_sale: true, original_price: 300_000, sale_price: 280_000 };
  expect(carData(aCatalogueVehicle(sale), site)).toMatchObject({ offers: { price: 280_000 } });
});

test('structured data says until when a sale price applies, and of no other price', () => {
  const until = { offer_until: '2026-12-01' };
  const sale = { is_on_sale: true, original_price: 300_000, sale_price: 280_000 };
  const offerOf = (fields: object) => carData(aCatalogueVehicle(fields), site);
  expect(offerOf({ ...sale, ...until })).toMatchObject({
    offers: { priceValidUntil: '2026-12-01' },
  });
  expect(offerOf(until)).not.toHaveProperty('offers.priceValidUntil');
});

test('structured data offers the leasing of a car by the month, to each kind of customer', () => {
  const leased = {
    flexleasing_enabled: true,
    flexleasing_period: 24 as const,
    flexleasing_privat_monthly_payment: 3995,
    flexleasing_erhverv_monthly_payment: 3196,
  };
  expect(carData(aCatalogueVehicle(leased), site)).toMatchObject({
    offers: [
      { price: 249_900 },
      {
        url: 'https://bilhus.example/car/v1?kunde=privat',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...{ price: 3995, unitCode: 'MON', valueAddedTaxIncluded: true, billingDuration: 24 },
        },
      },
      { priceSpecification: { price: 3196, valueAddedTaxIncluded: false } },
    ],
  });
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

test('structured data states the technical facts and the history that schema.org has words for', () => {
  const item = aCatalogueVehicle({
    ...{ body_type: 'estate', drive_wheels: 'all', power_hp: 190, doors: 5, seats: 5 },
    ...{ towing_weight: 1800, consumption_km_l: 18.5, co2_g_km: 141, euro_norm: '6d' },
    ...{ production_year: 2020, owner_count: 2, earlier_use: 'taxi', dealer_warranty_months: 12 },
  });
  expect(carData(item, site)).toMatchObject({
    bodyType: 'Stationcar',
    driveWheelConfiguration: 'https://schema.org/AllWheelDriveConfiguration',
    vehicleEngine: { enginePower: { value: 140, unitCode: 'KWT' } },
    numberOfDoors: 5,
    vehicleSeatingCapacity: 5,
    trailerWeight: { value: 1800, unitCode: 'KGM' },
    fuelEfficiency: { value: 18.5, unitText: 'km/l' },
    emissionsCO2: 141,
    meetsEmissionStandard: 'Euro 6d',
    productionDate: '2020',
    numberOfPreviousOwners: 2,
    vehicleSpecialUsage: 'https://schema.org/TaxiVehicleUsage',
    offers: { warranty: { durationOfWarranty: { value: 12, unitCode: 'MON' } } },
  });
});

test('structured data of an electric car states consumption and range on electricity alone', () => {
  const electric = { fuel_type: 'electric', consumption_wh_km: 172, range_wltp_km: 519 } as const;
  const data = carData(aCatalogueVehicle({ ...electric, co2_g_km: 120, euro_norm: '6' }), site);
  expect(data).toMatchObject({
    fuelConsumption: { value: 172, unitText: 'Wh/km' },
    additionalProperty: { value: 519, unitCode: 'KMT' },
  });
  expect(data).not.toHaveProperty('emissionsCO2');
  expect(data).not.toHaveProperty('meetsEmissionStandard');
});

test('structured data leaves out every fact that is not known', () => {
  const known = Object.values(carData(aCatalogueVehicle(), site));
  expect(known.filter((value) => value === null || value === undefined || value === 0)).toEqual([]);
  expect(carData(aCatalogueVehicle(), site)).not.toHaveProperty('numberOfPreviousOwners');
});

test('structured data of a list names the first 10 vehicles and counts all', () => {
  const list = vehicleList(
    Array.from({ length: 12 }, (_, index) => aCatalogueVehicle({ id: `v${index}` })),
    site,
  );
  expect(list).toHaveProperty('numberOfItems', 12);
  expect(list).toHaveProperty('itemListElement.length', 10);
});

test('structured data of a list leaves the technical facts of a car to its own page', () => {
  const item = aCatalogueVehicle({ power_hp: 190, owner_count: 2 });
  expect(vehicleList([item], site)).toHaveProperty('itemListElement.0.item.offers');
  for (const fact of ['vehicleEngine', 'numberOfPreviousOwners']) {
    expect(carData(item, site)).toHaveProperty(fact);
    expect(vehicleList([item], site)).not.toHaveProperty(`itemListElement.0.item.${fact}`);
  }
});

test('structured data numbers the breadcrumbs and makes their addresses absolute', () => {
  expect(breadcrumbs([{ name: 'Hjem', path: '/' }], site)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Hjem', item: 'https://bilhus.example/' },
    ],
  });
});
