import { describe, expect, it } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { leasingTerms } from './leasing.ts';

const vehicle = aVehicle({
  flexleasing_enabled: true,
  flexleasing_period: 24,
  flexleasing_privat_monthly_payment: 3000,
  flexleasing_privat_down_payment: 20_000,
  flexleasing_privat_residual_value: 150_000,
  flexleasing_erhverv_monthly_payment: 2400,
  flexleasing_erhverv_down_payment: 16_000,
  flexleasing_erhverv_residual_value: 150_000,
  km_per_year: 20_000,
});

describe('leasing terms', () => {
  it('leasing terms of a private customer add up to the total of the period', () => {
    expect(leasingTerms(vehicle, 'privat')).toEqual({
      customer: 'privat',
      cashPrice: 200_000,
      months: 24,
      monthly: 3000,
      firstPayment: 20_000,
      residualValue: 150_000,
      contractFee: 4000,
      kmPerYear: 20_000,
      total: 96_000,
    });
  });

  it('leasing terms of a business customer use the business contract fee', () => {
    expect(leasingTerms(vehicle, 'erhverv')).toMatchObject({ contractFee: 3200, total: 76_800 });
  });

  it('a missing first payment counts as zero in the leasing total', () => {
    const terms = leasingTerms({ ...vehicle, flexleasing_privat_down_payment: null }, 'privat');
    expect(terms).toMatchObject({ firstPayment: null, total: 76_000 });
  });

  it('leasing terms without a period have no total', () => {
    expect(leasingTerms({ ...vehicle, flexleasing_period: null }, 'privat')?.total).toBeNull();
  });

  it.each([
    ['leasing is off', { flexleasing_enabled: false }],
    ['there is no payment', { flexleasing_privat_monthly_payment: null }],
    ['the payment is 0', { flexleasing_privat_monthly_payment: 0 }],
  ])('leasingTerms returns null where %s', (_, overrides) => {
    expect(leasingTerms({ ...vehicle, ...overrides }, 'privat')).toBeNull();
  });
});
