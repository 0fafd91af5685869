import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  isPublished,
  PUBLIC_VEHICLE_FIELDS,
  publicVehicle,
} from '#domain/vehicle/public-vehicle.ts';
import { isOnInventory } from '#domain/vehicle/record/status.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { parseCsv } from '../support/csv.ts';
import { pageAt, publicPages, site } from '../support/pages.ts';
import { stock } from '../support/stock.ts';

/**
 * The required fields of Meta's automotive inventory catalogue according to its field reference,
 * without the VIN, which is required in North America only and private here.
 */
const REQUIRED_BY_META = [
  'vehicle_id',
  'title',
  'description',
  'url',
  'make',
  'model',
  'year',
  'mileage.value',
  'mileage.unit',
  'image[0].url',
  'image[0].tag[0]',
  'body_style',
  'exterior_color',
  'state_of_vehicle',
  'price',
  'availability',
  'address.addr1',
  'address.city',
  'address.region',
  'address.country',
];

let sdk: AdminSdk;
beforeAll(() => {
  sdk = openLocalSdk(site.emulatorUrl);
});
afterAll(() => sdk.close());

it('the Meta feed fills every required column for every vehicle', async () => {
  const response = await fetch(`${site.url}/feeds/meta-vehicles.csv`);
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/u);
  const rows = parseCsv(await response.text());
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    for (const column of REQUIRED_BY_META) {
      expect([row['vehicle_id'], column, row[column]]).toEqual([
        row['vehicle_id'],
        column,
        expect.stringMatching(/./u),
      ]);
    }
    expect(row['price']).toMatch(/^\d+ DKK$/u);
    const vehicle = stock.vehicles.find(({ id }) => id === row['vehicle_id']);
    expect([row['vehicle_id'], row['body_style'] === 'OTHER']).toEqual([
      row['vehicle_id'],
      vehicle?.body_type === null,
    ]);
    expect((await fetch(row['url'] ?? '')).status).toBe(200);
  }
});

it('a car that was sold long ago is on the list of sold cars and nowhere else', async () => {
  const { docs } = await sdk.firestore.collection('vehicles').get();
  const gone = docs.filter(({ id }) => !stock.vehicles.some((vehicle) => vehicle.id === id));
  expect(gone.length).toBeGreaterThan(0);
  for (const document of gone) {
    const mentions = publicPages.filter(({ html }) => html.includes(document.id));
    expect(mentions.map(({ path }) => path).filter((path) => path !== '/sold-cars')).toEqual([]);
    const list = pageAt('/sold-cars').document.querySelector('main')?.textContent;
    expect(list).toContain(`${document.get('make')} ${document.get('model')}`);
    for (const path of ['/sitemap-cars-0-0.xml', '/feeds/meta-vehicles.csv']) {
      const text = await (await fetch(site.url + path)).text();
      expect([path, text.includes(document.id)]).toEqual([path, false]);
    }
    // Its address says that it is sold and leads on.
    expect((await fetch(`${site.url}/car/${document.id}`)).status).toBe(410);
  }
});

it('the stock feed has exactly the public fields of the inventory as the database stores them', async () => {
  const { docs } = await sdk.firestore.collection('vehicles').get();
  const expected = docs
    .map((document) => parseVehicle(document.id, document.data()))
    .flatMap((parsed) => (parsed.success ? [parsed.output] : []))
    .filter(isPublished)
    .filter((vehicle) => isOnInventory(vehicle, new Date(site.buildTime)))
    .map((vehicle) => JSON.parse(JSON.stringify(publicVehicle(vehicle, new Date(site.buildTime)))));
  const fed = stock.vehicles.map(({ url: _, images: __, ...vehicle }) => vehicle);
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(fed.toSorted(byId)).toEqual(expected.toSorted(byId));
  expect(Date.parse(stock.updated_at)).toBeLessThanOrEqual(Date.parse(site.buildTime));
  for (const vehicle of stock.vehicles) {
    expect(Object.keys(vehicle).sort()).toEqual([...PUBLIC_VEHICLE_FIELDS, 'url', 'images'].sort());
    expect(vehicle.url).toBe(`${site.url}/car/${vehicle.id}`);
  }
});
