import { expect, test } from 'vitest';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { priceContents } from './price-contents.ts';
import { listParts } from './price-parts.ts';

test('a price under used-car VAT says that its VAT cannot be deducted', () => {
  expect(priceContents(aPublicVehicle({ vat_kind: 'margin' }))).toEqual([
    'Brugtmoms: momsen kan ikke trækkes fra',
  ]);
});

test('a list states both prices of a vehicle whose VAT can be deducted, to private customers too', () => {
  const van = aPublicVehicle({ vat_kind: 'deductible', price: 250_000 });
  const both = { kind: 'note', runs: ['inkl. moms · 200.000 kr. ekskl. moms'] };
  expect(listParts(van)).toContainEqual(both);
  expect(listParts(van, 'erhverv')).toContainEqual(both);
  expect(listParts({ ...van, vat_kind: 'margin' })).toHaveLength(1);
  const leased = { flexleasing_enabled: true, flexleasing_privat_monthly_payment: 3000 };
  expect(listParts({ ...van, ...leased })).toContainEqual({
    kind: 'note',
    runs: ['200.000 kr. ekskl. moms'],
  });
});

test('a price with deductible VAT names the price without it', () => {
  const van = aPublicVehicle({ vat_kind: 'deductible', price: 250_000 });
  expect(priceContents(van)).toEqual([
    '200.000 kr. ekskl. moms. Virksomheder kan trække momsen fra',
  ]);
  expect(priceContents({ ...van, price: 0 })).toEqual([]);
});

test('a price names delivery and plates as far as they are known', () => {
  expect(
    priceContents(
      aPublicVehicle({ price_includes_delivery: 'included', price_includes_plates: 'excluded' }),
    ),
  ).toEqual(['Leveringsomkostninger er med', 'nummerplader kommer til']);
  const whole = { price_includes_delivery: 'included', price_includes_plates: 'included' } as const;
  expect(priceContents(aPublicVehicle(whole))).toEqual(['Inkl. levering og nummerplader']);
  expect(priceContents(aPublicVehicle())).toEqual([]);
});

test('a price without delivery names the total that a buyer pays where the dealer knows it', () => {
  const car = aPublicVehicle({ price: 250_000, price_includes_delivery: 'excluded' });
  expect(priceContents(car, 3980)).toEqual([
    'Leveringsomkostninger på 3.980 kr. kommer til: i alt 253.980 kr.',
  ]);
  const offer = { ...car, is_on_sale: true, original_price: 250_000, sale_price: 240_000 };
  expect(priceContents(offer, 3980)[0]).toContain('i alt 243.980 kr.');
  for (const [one, cost] of [
    [car, null],
    [{ ...car, price: 0 }, 3980],
  ] as const) {
    expect(priceContents(one, cost)).toEqual(['Leveringsomkostninger kommer til']);
  }
});
