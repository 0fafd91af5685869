import { expect, test } from 'vitest';
import { energyPerMonth, energyUnit } from './energy-cost.ts';

const petrol = { fuel_type: 'benzin' as const, consumption_km_l: 20, consumption_wh_km: null };
const electric = { fuel_type: 'electric' as const, consumption_km_l: null, consumption_wh_km: 160 };

test('a car of 20 km/l uses 62,5 litres a month at 15.000 km a year', () => {
  expect(energyUnit(petrol)).toBe('litre');
  expect(energyPerMonth(petrol, 15_000)).toBeCloseTo(62.5);
});

test('an electric car of 160 Wh/km uses 200 kWh a month at 15.000 km a year', () => {
  expect(energyUnit(electric)).toBe('kWh');
  expect(energyPerMonth(electric, 15_000)).toBeCloseTo(200);
});

test.each([
  { ...petrol, consumption_km_l: null },
  { ...petrol, consumption_km_l: 0 },
  { ...electric, consumption_wh_km: null },
  { ...petrol, fuel_type: null },
  { ...petrol, fuel_type: 'hybrid' as const, consumption_wh_km: 150 },
])('the energy of a vehicle stays unknown where its papers do not say it: %o', (vehicle) => {
  expect(energyUnit(vehicle)).toBeNull();
  expect(energyPerMonth(vehicle, 15_000)).toBeNull();
});

test('kilometres that are not a number give no energy', () => {
  expect(energyPerMonth(petrol, Number.NaN)).toBeNull();
  expect(energyPerMonth(petrol, -1)).toBeNull();
});
