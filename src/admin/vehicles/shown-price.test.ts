import { describe, expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { earlierPriceText, priceText } from './shown-price.ts';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const offer = { price: 329_900, is_on_sale: true, sale_price: 299_900, original_price: 329_900 };
const carOf = (listedDays: number) =>
  aVehicle({
    ...offer,
    price_log: {
      v1: aPriceEntry(ago(listedDays), { price: 329_900 }),
      v2: aPriceEntry(ago(4), offer),
    },
  });

describe('a vehicle on offer in the table', () => {
  test('a vehicle on offer in the table has the price before that its page shows', () => {
    expect(priceText(carOf(60))).toBe('299.900 kr.');
    expect(earlierPriceText(carOf(60))).toBe('før 329.900 kr.');
  });

  test('a vehicle on offer in the table has no price before where its page shows none, whatever the document says', () => {
    expect(priceText(carOf(10))).toBe('299.900 kr.');
    expect(earlierPriceText(carOf(10))).toBeNull();
  });
});
