import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { purchasePrice } from '../vehicle/price/price.ts';
import { publicVehicle } from '../vehicle/public-vehicle.ts';
import { LOGGED_BY_SYSTEM, type PriceLog, priceStateOf } from './price-log.ts';
import { offerOnceSaved } from './shown-offer.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const OFFER = { price: 230_000, is_on_sale: true, original_price: 999_000, sale_price: 230_000 };

/** A log of 250.000 from `since` on, and of what the vehicle says from 25 May on. */
function logOf(since: string, vehicle: Parameters<typeof priceStateOf>[0]): PriceLog {
  const rest = { by: LOGGED_BY_SYSTEM, reason: null };
  const usual = { ...priceStateOf({ ...vehicle, is_on_sale: false, price: 250_000 }), ...rest };
  const offer = { ...priceStateOf(vehicle), ...rest };
  return {
    v1: { ...usual, offered: true, at: new Date(since) },
    v2: { ...offer, at: new Date('2026-05-25T10:00:00Z') },
  };
}

const vehicleOf = (fields: Partial<ReturnType<typeof aVehicle>>, since: string) => {
  const vehicle = aVehicle(fields);
  return publicVehicle({ ...vehicle, price_log: logOf(since, vehicle) }, NOW);
};

test('visitors see the earlier price that the log proves, whatever the document says', () => {
  expect(purchasePrice(vehicleOf(OFFER, '2026-01-01T10:00:00Z'))).toEqual({
    kind: 'sale',
    original: 250_000,
    sale: 230_000,
    savings: 20_000,
    percent: 8,
  });
});

test('an offer without 30 days at a price before it is shown as the plain price that is asked', () => {
  const vehicle = vehicleOf(OFFER, '2026-05-10T10:00:00Z');
  expect(purchasePrice(vehicle)).toEqual({ kind: 'price', price: 230_000 });
  expect(vehicle).toMatchObject({ is_on_sale: false, original_price: null, sale_price: null });
});

test('an offer of a vehicle without a log is shown as the plain price that is asked', () => {
  const vehicle = publicVehicle(aVehicle({ ...OFFER, price: 250_000 }), NOW);
  expect(purchasePrice(vehicle)).toEqual({ kind: 'price', price: 230_000 });
});

test('an offer that the log does not know yet saves nothing', () => {
  const vehicle = aVehicle(OFFER);
  const price_log = logOf('2026-01-01T10:00:00Z', vehicle);
  const cheaper = { ...vehicle, price_log, price: 200_000, sale_price: 200_000 };
  expect(purchasePrice(publicVehicle(cheaper, NOW))).toEqual({ kind: 'price', price: 200_000 });
});

test('an offer whose last day has passed is replaced by the price', () => {
  const over = { ...OFFER, price: 250_000, offer_until: '2026-05-31' };
  expect(purchasePrice(vehicleOf(over, '2026-01-01T10:00:00Z'))).toEqual({
    kind: 'price',
    price: 250_000,
  });
  const last = { ...over, offer_until: '2026-06-01' };
  expect(purchasePrice(vehicleOf(last, '2026-01-01T10:00:00Z')).kind).toBe('sale');
});

test('a sold vehicle keeps the price that it was offered at, without a saving', () => {
  const sold = { ...OFFER, status: 'sold' as const, sold_date: NOW };
  expect(purchasePrice(vehicleOf(sold, '2026-01-01T10:00:00Z'))).toEqual({
    kind: 'price',
    price: 230_000,
  });
});

test('a form shows the offer that the site would show once it is saved', () => {
  const listed = aVehicle({ price: 250_000 });
  const price_log = { v1: logOf('2026-01-01T10:00:00Z', listed)['v1'] } as PriceLog;
  const typed = { ...OFFER, price: 250_000, offer_until: null, price_log };
  const shown = (fields: Partial<typeof typed> | { offer_until: string }) =>
    offerOnceSaved({ ...typed, ...fields }, NOW);
  expect(shown({})).toMatchObject({ is_on_sale: true, original_price: 250_000 });
  expect(shown({ offer_until: '2026-05-31' })).toMatchObject({ is_on_sale: false });
  expect(shown({ sale_price: 250_000 })).toMatchObject({ is_on_sale: false });
  // An offer that is typed back within ten minutes continues as if nothing had happened.
  const running = logOf('2026-01-01T10:00:00Z', aVehicle({ ...OFFER, price: 250_000 }));
  const mistake = { ...running['v2'], sale_price: 240_000, at: new Date(NOW.getTime() - 60_000) };
  const mistaken = { ...running, v3: mistake } as PriceLog;
  expect(shown({ price_log: mistaken })).toMatchObject({ original_price: 250_000 });
});
