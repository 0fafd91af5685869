import { expect, test } from 'vitest';
import { rowFacts, yearText } from '#features/inventory/facts.ts';
import { aVehicle } from '#tests/support/stock-vehicles.ts';
import { allFacts, electricSummaryFacts, summaryFacts } from './facts.ts';

const shownAs = (facts: ReturnType<typeof allFacts>, label: string) =>
  facts.find((fact) => fact.label === label)?.value;

test('the year of first registration stands beside the model year', () => {
  expect(yearText(aVehicle({ year: 2021, first_registration_date: '2020-11-03' }))).toBe(
    '2021 (1. reg. 2020)',
  );
});

test('variant A of the car page lists its facts in the specified order', () => {
  const facts = summaryFacts(aVehicle({ variant: 'D4' }));
  expect(facts.map(({ label }) => label)).toEqual([
    'Farve',
    'Variant',
    'Årgang',
    'Kilometer',
    'Gearkasse',
    'Brændstof',
  ]);
});

test('a list row shows the facts of a vehicle in the specified order', () => {
  const facts = rowFacts(aVehicle());
  expect(facts.map(({ label }) => label)).toEqual(['Årgang', 'Farve', 'Kilometer', 'Brændstof']);
});

test('a fact without a value is left out of the car page', () => {
  const facts = summaryFacts(aVehicle({ color: null, gearkasse: null }));
  expect(facts.map(({ label }) => label)).toEqual(['Årgang', 'Kilometer', 'Brændstof']);
});

test('the facts of an electric car include battery capacity and battery health', () => {
  const electric = aVehicle({
    fuel_type: 'electric',
    battery_capacity: 77.4,
    battery_health_percentage: 94,
  });
  const facts = electricSummaryFacts(electric);
  expect(shownAs(facts, 'Batterikapacitet')).toBe('77,4 kWh');
  expect(shownAs(facts, 'Batterisundhed')).toBe('94 %');
});

test('the facts of a hybrid car include no battery capacity', () => {
  const facts = allFacts(aVehicle({ fuel_type: 'hybrid', battery_capacity: 12 }));
  expect(shownAs(facts, 'Batterikapacitet')).toBeUndefined();
});

test('a car of unknown fuel is shown as petrol and one without kilometres as new', () => {
  const facts = summaryFacts(aVehicle({ fuel_type: null, mileage: 0 }));
  expect(shownAs(facts, 'Brændstof')).toBe('Benzin');
  expect(shownAs(facts, 'Kilometer')).toBe('Ny bil');
});
