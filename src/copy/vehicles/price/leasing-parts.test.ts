import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEASING_PERIODS } from '#domain/schema/enumerations.ts';
import { leasingTerms } from '#domain/vehicle/price/leasing.ts';
import { leasingPrice } from '#domain/vehicle/price/price.ts';
import { publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { CONDITIONS } from '#tests/output/support/monthly-figures.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { firstCustomer, leasingConditions, leasingOffers } from './leasing-parts.ts';

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
    { numRuns: process.env['DEEP'] ? 5000 : 1000 },
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

test('next to amounts without moms the cash price says that it includes moms', () => {
  const terms = {
    ...{ months: 12, monthly: 3000, cashPrice: 200_000, firstPayment: 0, residualValue: null },
    ...{ contractFee: 3200, kmPerYear: null, total: null },
  };
  expect(leasingConditions({ ...terms, customer: 'erhverv' }).cash).toBe(
    'Kontantpris 200.000 kr. inkl. moms',
  );
  expect(leasingConditions({ ...terms, customer: 'privat' }).cash).toBe('Kontantpris 200.000 kr.');
});

test('a list says of a residual value that it is without moms and tax, as the page of the car does', () => {
  const terms = leasingTerms({ ...leased, flexleasing_privat_monthly_payment: 3750 }, 'erhverv');
  if (!terms) throw new Error('The car has no leasing.');
  expect(leasingConditions(terms).short).toContain(
    'Restværdi 150.000 kr. ex moms. og afgift, din risiko',
  );
});

const leased = aPublicVehicle({
  flexleasing_enabled: true,
  flexleasing_period: 12,
  flexleasing_erhverv_monthly_payment: 3000,
  flexleasing_erhverv_down_payment: 30_000,
  flexleasing_erhverv_residual_value: 150_000,
  km_per_year: 20_000,
});

function valuesOf(vehicle: typeof leased) {
  const facts = leasingOffers(vehicle)?.[0]?.terms?.facts ?? [];
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]));
}

test('a leasing offer for businesses states every term', () => {
  expect(valuesOf(leased)).toEqual({
    Førstegangsydelse: '30.000 kr.',
    'Månedlig ydelse': '3.000 kr.',
    Løbetid: '12 måneder',
    'Kilometer pr. år': '20.000 km',
    'Oprettelse af kontrakt (automatisk)': '3.200 kr. ekskl. moms',
    Restværdi: '150.000 kr. ex moms. og afgift',
    'Samlet betaling i perioden': '69.200 kr.',
  });
});

test('the terms of a monthly payment stand in two lines beside it', () => {
  expect(leasingOffers(leased)?.[0]?.terms?.parts.slice(2)).toEqual([
    {
      kind: 'line',
      runs: ['30.000 kr. i førstegangsydelse · 12 måneder · 20.000 km/\u2060år'],
    },
    {
      kind: 'conditions',
      items: [
        'Kontantpris 249.900 kr. inkl. moms',
        'Oprettelse 3.200 kr. ekskl. moms',
        'Restværdi 150.000 kr. ex moms. og afgift, som du bærer risikoen for',
        'I alt 69.200 kr. i perioden',
        'Det koster penge at låne penge.',
      ],
    },
  ]);
});

test('a leasing term that staff left empty is shown as Oplyses i tilbuddet', () => {
  const open = { ...leased, flexleasing_period: null, km_per_year: null };
  expect(valuesOf(open)).toMatchObject({
    Løbetid: 'Oplyses i tilbuddet',
    'Kilometer pr. år': 'Oplyses i tilbuddet',
    'Samlet betaling i perioden': 'Oplyses i tilbuddet',
  });
});

test('a leasing offer for private customers states the contract fee incl. moms', () => {
  const offers = leasingOffers({ ...leased, flexleasing_privat_monthly_payment: 4000 });
  expect(offers?.[1]?.terms?.facts).toContainEqual({
    label: 'Oprettelse af kontrakt (automatisk)',
    value: '4.000 kr. inkl. moms',
  });
});

test('the leasing offer for businesses is shown first, the private one where only that has a price', () => {
  const both = leasingOffers({ ...leased, flexleasing_privat_monthly_payment: 4000 });
  expect(firstCustomer(both ?? [])).toBe('erhverv');
  const privateOnly = leasingOffers({
    ...leased,
    flexleasing_erhverv_monthly_payment: null,
    flexleasing_privat_monthly_payment: 4000,
  });
  expect(firstCustomer(privateOnly ?? [])).toBe('privat');
});

test('a car without leasing or without a leasing price has no leasing offer', () => {
  expect(leasingOffers({ ...leased, flexleasing_enabled: false })).toBeNull();
  expect(leasingOffers({ ...leased, flexleasing_erhverv_monthly_payment: 0 })).toBeNull();
});
