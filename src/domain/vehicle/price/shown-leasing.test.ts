import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { publicVehicle } from '../public-vehicle.ts';
import { leasingPrice } from './price.ts';

const LEASED = {
  price: 300_000,
  flexleasing_enabled: true,
  flexleasing_period: 12 as const,
  km_per_year: 20_000,
  flexleasing_privat_monthly_payment: 4000,
  flexleasing_privat_down_payment: 0,
  flexleasing_privat_residual_value: 0,
};
const shown = (fields: Parameters<typeof aVehicle>[0]) =>
  leasingPrice(publicVehicle(aVehicle({ ...LEASED, ...fields }), new Date()));

test('visitors see a monthly payment whose terms are all known, even where one is 0', () => {
  expect(shown({})).toEqual({ kind: 'leasing', monthly: 4000, customer: 'privat' });
});

test.each([
  { price: 0 },
  { flexleasing_period: null },
  { km_per_year: null },
  { flexleasing_privat_down_payment: null },
  { flexleasing_privat_residual_value: null },
])('visitors see no monthly payment without one of its terms: %o', (fields) => {
  expect(shown(fields)).toBeNull();
});

test('a business payment is shown where only the private one lacks a term', () => {
  const business = {
    flexleasing_privat_down_payment: null,
    flexleasing_erhverv_monthly_payment: 3000,
    flexleasing_erhverv_down_payment: 30_000,
    flexleasing_erhverv_residual_value: 150_000,
  };
  expect(shown(business)).toEqual({ kind: 'leasing', monthly: 3000, customer: 'erhverv' });
});
