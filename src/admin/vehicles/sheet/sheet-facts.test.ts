import { expect, test } from 'vitest';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { sheetFacts } from './sheet-facts.ts';

const CAR = { price: 249_900, first_registration_date: '2021-05-04', production_year: 2020 };

test('a sign states the first registration, and the production year only where it is known', () => {
  expect(sheetFacts(aPublicVehicle(CAR))).toEqual(
    expect.arrayContaining([
      { label: '1. registrering', value: '04.05.2021' },
      { label: 'Produktionsår', value: '2020' },
      { label: 'Kilometer', value: '84.000 km' },
    ]),
  );
  expect(sheetFacts(aPublicVehicle()).map(({ label }) => label)).not.toContain('Produktionsår');
});

test('a sign says nothing of a fuel that is missing', () => {
  const labels = (vehicle: ReturnType<typeof aPublicVehicle>) =>
    sheetFacts(vehicle).map(({ label }) => label);
  expect(labels(aPublicVehicle({ ...CAR, fuel_type: 'electric' }))).toContain('Drivmiddel');
  expect(labels(aPublicVehicle({ ...CAR, fuel_type: null }))).not.toContain('Drivmiddel');
});
