import { expect, test } from 'vitest';
import { rowFacts, yearText } from '#features/inventory/facts.ts';
import { aVehicle } from '#tests/support/stock-vehicles.ts';
import { allFacts, electricSummaryFacts, summaryFacts } from './facts.ts';

const shownAs = (facts: ReturnType<typeof allFacts>, label: string) =>
  facts.find((fact) => fact.label === label)?.value;

test('puts the year of first registration beside the model year', () => {
  expect(yearText(aVehicle({ year: 2021, first_registration_date: '2020-11-03' }))).toBe(
    '2021 (1. reg. 2020)',
  );
});

test('lists the facts of variant A in their order', () => {
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

test('tells of a vehicle on a list in the order of the spec', () => {
  const facts = rowFacts(aVehicle());
  expect(facts.map(({ label }) => label)).toEqual(['Årgang', 'Farve', 'Kilometer', 'Brændstof']);
});

test('leaves out what is not known', () => {
  const facts = summaryFacts(aVehicle({ color: null, gearkasse: null }));
  expect(facts.map(({ label }) => label)).toEqual(['Årgang', 'Kilometer', 'Brændstof']);
});

test('shows the battery of an electric car', () => {
  const electric = aVehicle({
    fuel_type: 'electric',
    battery_capacity: 77.4,
    battery_health_percentage: 94,
  });
  const facts = electricSummaryFacts(electric);
  expect(shownAs(facts, 'Batterikapacitet')).toBe('77,4 kWh');
  expect(shownAs(facts, 'Batterisundhed')).toBe('94 %');
});

test('shows no battery of another car', () => {
  const facts = allFacts(aVehicle({ fuel_type: 'hybrid', battery_capacity: 12 }));
  expect(shownAs(facts, 'Batterikapacitet')).toBeUndefined();
});

test('takes a car of unknown fuel for petrol and one without kilometres for new', () => {
  const facts = summaryFacts(aVehicle({ fuel_type: null, mileage: 0 }));
  expect(shownAs(facts, 'Brændstof')).toBe('Benzin');
  expect(shownAs(facts, 'Kilometer')).toBe('Ny bil');
});
