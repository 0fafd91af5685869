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
  it('add up to the total of the period for a private customer', () => {
    expect(leasingTerms(vehicle, 'privat')).toEqual({
      customer: 'privat',
      months: 24,
      monthly: 3000,
      firstPayment: 20_000,
      residualValue: 150_000,
      contractFee: 4000,
      kmPerYear: 20_000,
      total: 96_000,
    });
  });

  it('use the business fee for a business customer', () => {
    expect(leasingTerms(vehicle, 'erhverv')).toMatchObject({ contractFee: 3200, total: 76_800 });
  });

  it('count a missing first payment as none', () => {
    const terms = leasingTerms({ ...vehicle, flexleasing_privat_down_payment: null }, 'privat');
    expect(terms).toMatchObject({ firstPayment: null, total: 76_000 });
  });

  it('have no total while the period is open', () => {
    expect(leasingTerms({ ...vehicle, flexleasing_period: null }, 'privat')?.total).toBeNull();
  });

  it.each([
    ['leasing is off', { flexleasing_enabled: false }],
    ['there is no payment', { flexleasing_privat_monthly_payment: null }],
    ['the payment is 0', { flexleasing_privat_monthly_payment: 0 }],
  ])('are none where %s', (_, overrides) => {
    expect(leasingTerms({ ...vehicle, ...overrides }, 'privat')).toBeNull();
  });
});
