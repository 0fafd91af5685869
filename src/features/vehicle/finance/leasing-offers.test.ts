import { expect, test } from 'vitest';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { firstCustomer, leasingOffers } from './leasing-offers.ts';

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
  const terms = leasingOffers(leased)?.[0]?.terms;
  expect(terms?.line).toBe('30.000 kr. i førstegangsydelse · 12 måneder · 20.000 km/år');
  expect(terms?.rest).toEqual([
    'Oprettelse 3.200 kr. ekskl. moms',
    'Restværdi 150.000 kr. ex moms. og afgift, som du bærer risikoen for',
    'I alt 69.200 kr. i perioden',
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
