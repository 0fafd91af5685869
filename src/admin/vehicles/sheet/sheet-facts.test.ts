import { expect, test } from 'vitest';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { sheetFacts } from './sheet-facts.ts';

const CAR = { price: 249_900, first_registration_date: '2021-05-04', production_year: 2020 };

test('a sign states the total price, the first registration and the production year', () => {
  const { price, facts, contents } = sheetFacts(
    aPublicVehicle({ ...CAR, vat_kind: 'margin', price_includes_delivery: 'included' }),
  );
  expect(price).toBe('249.900 kr.');
  expect(contents).toBe(
    'inkl. moms og afgifter · Brugtmoms: momsen kan ikke trækkes fra · leveringsomkostninger er med',
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: '1. registrering', value: '04.05.2021' },
      { label: 'Produktionsår', value: '2020' },
      { label: 'Kilometer', value: '84.000 km' },
    ]),
  );
});

test('a sign of an offer states the earlier price and the saving, and no other sign does', () => {
  const offer = { is_on_sale: true, original_price: 279_900, sale_price: 249_900 };
  expect(sheetFacts(aPublicVehicle({ ...CAR, ...offer }))).toMatchObject({
    price: '249.900 kr.',
    offer: { before: 'Før 279.900 kr.', saved: 'Spar 30.000 kr.' },
  });
  expect(sheetFacts(aPublicVehicle(CAR)).offer).toBeNull();
});

test('a sign of a car without a price or a production year claims neither', () => {
  const { price, contents, facts } = sheetFacts(aPublicVehicle({ price: 0 }));
  expect([price, contents]).toEqual(['Kontakt for pris', '']);
  expect(facts.map(({ label }) => label)).not.toContain('Produktionsår');
});

test('a sign says nothing of a fuel that is missing', () => {
  const labels = (vehicle: ReturnType<typeof aPublicVehicle>) =>
    sheetFacts(vehicle).facts.map(({ label }) => label);
  expect(labels(aPublicVehicle({ ...CAR, fuel_type: 'electric' }))).toContain('Drivmiddel');
  expect(labels(aPublicVehicle({ ...CAR, fuel_type: null }))).not.toContain('Drivmiddel');
});
