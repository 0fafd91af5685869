import { describe, expect, it } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { listPrice, purchasePrice, savings } from './price.ts';

const onSale = { is_on_sale: true, original_price: 250_000, sale_price: 225_000 };
const leased = { flexleasing_enabled: true, flexleasing_privat_monthly_payment: 3995 };

describe('the price on lists', () => {
  it('the list price of a vehicle is its price in kroner', () => {
    expect(listPrice(aVehicle())).toEqual({ kind: 'price', price: 200_000 });
  });

  it.each([0, -1])('the list price is on request for a price of %s', (price) => {
    expect(listPrice(aVehicle({ price }))).toEqual({ kind: 'on_request' });
  });

  it('the list price of a vehicle on sale has both prices and the savings', () => {
    expect(listPrice(aVehicle(onSale))).toEqual({
      kind: 'sale',
      original: 250_000,
      sale: 225_000,
      savings: 25_000,
      percent: 10,
    });
  });

  it('the list price prefers a sale to leasing', () => {
    expect(listPrice(aVehicle({ ...onSale, ...leased })).kind).toBe('sale');
  });

  it('the list price is the monthly payment where leasing is enabled', () => {
    expect(listPrice(aVehicle(leased))).toEqual({
      kind: 'leasing',
      monthly: 3995,
      customer: 'privat',
    });
  });

  it('the list price falls back to the monthly payment for businesses', () => {
    const vehicle = aVehicle({
      flexleasing_enabled: true,
      flexleasing_erhverv_monthly_payment: 2995,
    });
    expect(listPrice(vehicle)).toMatchObject({ monthly: 2995, customer: 'erhverv' });
  });

  it('the list price of a business is its own payment, and never the private one', () => {
    const both = { ...leased, flexleasing_erhverv_monthly_payment: 3196 };
    expect(listPrice(aVehicle({ ...onSale, ...both }), 'erhverv')).toEqual({
      ...{ kind: 'leasing', monthly: 3196, customer: 'erhverv' },
    });
    expect(listPrice(aVehicle(leased), 'erhverv')).toEqual({ kind: 'price', price: 200_000 });
    expect(listPrice(aVehicle({ ...onSale, ...leased }), 'erhverv').kind).toBe('sale');
  });

  it('the list price ignores leasing without a monthly payment', () => {
    expect(listPrice(aVehicle({ flexleasing_enabled: true })).kind).toBe('price');
  });

  it('the list price ignores a monthly payment where leasing is off', () => {
    expect(listPrice(aVehicle({ flexleasing_privat_monthly_payment: 3995 })).kind).toBe('price');
  });
});

describe('a sale', () => {
  it.each([
    ['no earlier price', { original_price: null }],
    ['no sale price', { sale_price: null }],
    ['an earlier price that is not higher', { original_price: 225_000 }],
    ['the flag off', { is_on_sale: false }],
  ])('a vehicle with %s is not on sale', (_, overrides) => {
    expect(purchasePrice(aVehicle({ ...onSale, ...overrides })).kind).toBe('price');
  });
});

describe('savings', () => {
  it('the savings percentage is rounded to a whole number', () => {
    expect(savings(299_900, 279_900)).toEqual({ amount: 20_000, percent: 7 });
  });

  it.each([
    [0, 100],
    [100, 0],
    [null, 100],
    [100, null],
  ])(
    'savings returns null for an original price of %s and a sale price of %s',
    (original, sale) => {
      expect(savings(original, sale)).toBeNull();
    },
  );
});
