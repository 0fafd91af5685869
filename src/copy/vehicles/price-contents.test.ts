import { expect, test } from 'vitest';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { priceContents } from './price-contents.ts';

test('a price under used-car VAT says that its VAT cannot be deducted', () => {
  expect(priceContents(aPublicVehicle({ vat_kind: 'margin' }))).toEqual([
    'Brugtmoms: momsen kan ikke trækkes fra',
  ]);
});

test('a price with deductible VAT names the price without it', () => {
  const van = aPublicVehicle({ vat_kind: 'deductible', price: 250_000 });
  expect(priceContents(van)).toEqual(['200.000 kr. ekskl. moms, som virksomheder kan trække fra']);
  expect(priceContents({ ...van, price: 0 })).toEqual([]);
});

test('a price names delivery and plates as far as they are known', () => {
  expect(
    priceContents(
      aPublicVehicle({ price_includes_delivery: 'included', price_includes_plates: 'excluded' }),
    ),
  ).toEqual(['Leveringsomkostninger er med', 'nummerplader kommer til']);
  expect(priceContents(aPublicVehicle())).toEqual([]);
});
