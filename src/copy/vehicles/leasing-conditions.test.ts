import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEASING_PERIODS } from '#domain/schema/enumerations.ts';
import { leasingTerms } from '#domain/vehicle/price/leasing.ts';
import { leasingPrice } from '#domain/vehicle/price/price.ts';
import { publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { CONDITIONS } from '#tests/output/support/monthly-figures.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { leasingConditions } from './leasing-conditions.ts';

const amount = fc.constantFrom(null, 0, 3500, 40_000);
const vehicles = fc
  .record({
    price: fc.constantFrom(0, 250_000),
    is_on_sale: fc.boolean(),
    original_price: amount,
    sale_price: amount,
    flexleasing_enabled: fc.boolean(),
    flexleasing_period: fc.constantFrom(null, ...LEASING_PERIODS),
    km_per_year: fc.constantFrom(null, 15_000),
    flexleasing_privat_monthly_payment: amount,
    flexleasing_privat_down_payment: amount,
    flexleasing_privat_residual_value: amount,
    flexleasing_erhverv_monthly_payment: amount,
    flexleasing_erhverv_down_payment: amount,
    flexleasing_erhverv_residual_value: amount,
  })
  .map((fields) => publicVehicle(aVehicle(fields), new Date()));

test('every monthly payment that visitors can see has all of its conditions, in each combination of prices', () => {
  let seen = 0;
  fc.assert(
    fc.property(vehicles, (vehicle) => {
      for (const customer of ['privat', 'erhverv'] as const) {
        const terms = leasingTerms(vehicle, customer);
        if (!terms) continue;
        seen += 1;
        const { cash, line, rest, short } = leasingConditions(terms);
        for (const text of [`${cash} ${line} ${rest.join(' ')}`, `${cash} ${short}`]) {
          for (const [name, condition] of Object.entries(CONDITIONS['leasing'] ?? {})) {
            expect([name, text]).toEqual([name, expect.stringMatching(condition)]);
          }
        }
      }
    }),
    { numRuns: 5000 },
  );
  expect(seen).toBeGreaterThan(50);
});

test('no vehicle without a log shows a saving, in each combination of prices', () => {
  fc.assert(
    fc.property(vehicles, (vehicle) => {
      expect(vehicle).toMatchObject({ is_on_sale: false, original_price: null, sale_price: null });
      if (vehicle.price <= 0) expect(leasingPrice(vehicle)).toBeNull();
    }),
  );
});

test('the cash price beside amounts without moms says that it includes it', () => {
  const terms = {
    ...{ months: 12, monthly: 3000, cashPrice: 200_000, firstPayment: 0, residualValue: null },
    ...{ contractFee: 3200, kmPerYear: null, total: null },
  };
  expect(leasingConditions({ ...terms, customer: 'erhverv' }).cash).toBe(
    'Kontantpris 200.000 kr. inkl. moms',
  );
  expect(leasingConditions({ ...terms, customer: 'privat' }).cash).toBe('Kontantpris 200.000 kr.');
});
