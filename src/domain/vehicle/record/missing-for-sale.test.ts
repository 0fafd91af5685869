import { describe, expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { missingForSale } from './missing-for-sale.ts';

const LEASED = {
  flexleasing_enabled: true,
  flexleasing_period: 12,
  km_per_year: 20_000,
  flexleasing_privat_monthly_payment: 3_000,
  flexleasing_privat_down_payment: 0,
  flexleasing_privat_residual_value: 0,
} as const;

describe('the missing facts of a vehicle before it is offered for sale', () => {
  test.each([
    // The year of a car that an import brought without one.
    ['year', { year: 1900 }],
    ['mileage', { mileage: null }],
    ['mileage', { mileage: 0 }],
    ['fuel_type', { fuel_type: null }],
    ['price', { price: 0 }],
    ['price', { price: -1 }],
    ['first_registration_date', { first_registration_date: null }],
    ['flexleasing_period', { ...LEASED, flexleasing_period: null }],
    ['km_per_year', { ...LEASED, km_per_year: null }],
    ['flexleasing_privat_down_payment', { ...LEASED, flexleasing_privat_down_payment: null }],
    ['flexleasing_privat_monthly_payment', { ...LEASED, flexleasing_privat_monthly_payment: 0 }],
    [
      'flexleasing_erhverv_residual_value',
      {
        ...LEASED,
        flexleasing_erhverv_monthly_payment: 2_000,
        flexleasing_erhverv_down_payment: 0,
      },
    ],
  ] as const)('a vehicle for sale lacks its %s', (name, change) => {
    expect(missingForSale(aVehicle(change), null)).toEqual([name]);
  });

  test('a complete vehicle lacks nothing, leased or not, electric or not', () => {
    for (const change of [{}, LEASED, { fuel_type: 'electric' }] as const) {
      expect(missingForSale(aVehicle(change), null)).toEqual([]);
    }
  });

  test('a vehicle lacks images only where there could be some by now', () => {
    expect(missingForSale(aVehicle(), 0)).toEqual(['images']);
    expect(missingForSale(aVehicle(), 1)).toEqual([]);
  });

  test('a sold vehicle lacks nothing', () => {
    expect(missingForSale(aVehicle({ status: 'sold', price: 0, mileage: null }), 0)).toEqual([]);
  });
});
