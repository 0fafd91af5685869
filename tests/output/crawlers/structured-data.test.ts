import { expect, it } from 'vitest';
import { dealer } from '#dealer';
import { purchasePrice } from '#domain/vehicle/price/price.ts';
import { type BuiltPage, indexedPages, pageAt, publicPages } from '../support/pages.ts';
import { stock } from '../support/stock.ts';
import { readVocabulary } from '../support/vocabulary.ts';

type Thing = { [key: string]: unknown };

const vocabulary = readVocabulary();

function blocks({ document }: BuiltPage): string[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map((script) => script.textContent ?? '');
}

const things = (page: BuiltPage) => blocks(page).map((block) => JSON.parse(block) as Thing);

function thingOfType(page: BuiltPage, type: string): Thing {
  const found = things(page).find((thing) => thing['@type'] === type);
  if (!found) throw new Error(`${page.path} has no structured data of type ${type}.`);
  return found;
}

/** The types, properties and values in `value` that schema.org does not define, with their path. */
function unknownIn(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unknownIn(item, where));
  if (typeof value === 'string') {
    const isMember = !value.startsWith('https://schema.org/') || vocabulary.hasMember(value);
    return isMember ? [] : [`${where}: ${value}`];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, '@context': _, '@id': __, ...rest } = value as Thing;
  const known = vocabulary.propertiesOf(String(type));
  if (known === null) return [`${where}: type ${type}`];
  return Object.entries(rest).flatMap(([name, inner]) => [
    ...(known.has(name) ? [] : [`${where}: ${type}.${name}`]),
    ...unknownIn(inner, `${where} ${name}`),
  ]);
}

it('the vocabulary check knows the types, properties and values of schema.org', () => {
  expect(vocabulary.propertiesOf('Car')?.has('mileageFromOdometer')).toBe(true);
  expect(vocabulary.propertiesOf('Car')?.has('name')).toBe(true);
  expect(vocabulary.propertiesOf('Carr')).toBeNull();
  expect(unknownIn({ '@type': 'Car', wheels: 4 }, 'x')).toEqual(['x: Car.wheels']);
  expect(unknownIn({ '@type': 'Offer', availability: 'https://schema.org/Gone' }, 'x')).toEqual([
    'x availability: https://schema.org/Gone',
  ]);
});

it('every page has structured data, and schema.org knows all of it', () => {
  for (const page of publicPages)
    expect([page.path, things(page).length]).not.toEqual([page.path, 0]);
  const unknown = publicPages.flatMap((page) =>
    things(page).flatMap((thing) => [
      ...(thing['@context'] === 'https://schema.org' ? [] : [`${page.path}: no context`]),
      ...unknownIn(thing, page.path),
    ]),
  );
  expect(unknown).toEqual([]);
});

it('no text in structured data can close its script element', () => {
  const raw = /<script[^>]*application\/ld\+json[^>]*>(?<json>[\s\S]*?)<\/script>/gu;
  for (const { path, html } of publicPages) {
    for (const { groups } of html.matchAll(raw)) {
      expect([path, groups?.['json']?.includes('<')]).toEqual([path, false]);
    }
  }
});

it('structured data on the home page names the dealer and each office', () => {
  const offices = thingOfType(pageAt('/'), 'AutoDealer')['department'] as Thing[];
  expect(new Set(offices.map((office) => office['@type']))).toEqual(new Set(['AutoDealer']));
  const cities = offices.map((office) => (office['address'] as Thing)['addressLocality']);
  expect(cities).toEqual(dealer.offices.map(({ city }) => city));
});

it('structured data offers every car at its price and state, and none whose price is on request', () => {
  const availability = {
    available: 'https://schema.org/InStock',
    reserved: 'https://schema.org/Reserved',
    maintenance: 'https://schema.org/OutOfStock',
    sold: 'https://schema.org/SoldOut',
    archived: 'https://schema.org/SoldOut',
  };
  const kinds = new Set<string>();
  for (const vehicle of stock.vehicles) {
    const car = thingOfType(pageAt(`/car/${vehicle.id}`), 'Car');
    const price = purchasePrice(vehicle);
    kinds.add(price.kind).add(vehicle.status);
    if (price.kind === 'on_request') {
      expect(car).not.toHaveProperty('offers');
    } else {
      const [offer] = [car['offers']].flat();
      expect(offer).toMatchObject({
        price: price.kind === 'sale' ? price.sale : price.price,
        priceCurrency: 'DKK',
        availability: availability[vehicle.status],
      });
    }
    if (vehicle.mileage) expect(car['mileageFromOdometer']).toMatchObject({ unitCode: 'KMT' });
    else expect(car).not.toHaveProperty('itemCondition');
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['sale', 'price', 'on_request', 'available', 'reserved', 'sold']),
  );
});

it('structured data states body, power, drive and history of every car of which they are known', () => {
  const known = stock.vehicles.filter(({ body_type, power_hp }) => body_type && power_hp);
  expect(known.length).toBeGreaterThan(5);
  for (const vehicle of stock.vehicles) {
    const car = thingOfType(pageAt(`/car/${vehicle.id}`), 'Car');
    const stated = ['bodyType', 'vehicleEngine', 'driveWheelConfiguration', 'numberOfDoors'].map(
      (name) => name in car,
    );
    const stored = [vehicle.body_type, vehicle.power_hp, vehicle.drive_wheels, vehicle.doors];
    expect([vehicle.id, stated]).toEqual([vehicle.id, stored.map((value) => value !== null)]);
    expect(car['numberOfPreviousOwners'] ?? null).toBe(vehicle.owner_count);
    const isElectric = vehicle.fuel_type === 'electric';
    if (isElectric) expect(car).not.toHaveProperty('emissionsCO2');
    else expect(car['emissionsCO2'] ?? null).toBe(vehicle.co2_g_km);
  }
});

it('structured data lists the first ten cars with DKK and km, and has breadcrumbs on every list and car page', () => {
  const list = thingOfType(pageAt('/inventory'), 'ItemList')['itemListElement'] as Thing[];
  expect(list).toHaveLength(Math.min(10, stock.vehicles.length));
  expect(list[1]?.['item']).toMatchObject({
    '@type': 'Car',
    offers: { priceCurrency: 'DKK' },
    mileageFromOdometer: { unitCode: 'KMT' },
  });
  const trails = indexedPages.filter(({ path }) => /^\/(?:car|inventory|sold-cars)/u.test(path));
  for (const page of trails) {
    const trail = thingOfType(page, 'BreadcrumbList')['itemListElement'] as Thing[];
    expect(trail[0]?.['name']).toBe('Forside');
    expect(trail.map((item) => item['position'])).toEqual(trail.map((_, index) => index + 1));
  }
});
