import { expect, test } from 'vitest';
import { sheetPrices } from '#domain/printed-sheet.ts';
import { publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { outdatedSheets } from './outdated-sheets.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const LATER = new Date('2026-11-25T10:00:00Z');

/** The signs of these vehicles as they are printed at `NOW`, then looked at when they are `later`. */
function outdated(printed: Parameters<typeof aVehicle>[0], later: Partial<Vehicle>, at = LATER) {
  const vehicle = aVehicle(printed);
  const sheet = {
    ...sheetPrices(publicVehicle(vehicle, NOW)),
    printed_at: NOW,
    printed_by: 'a@b.dk',
  };
  const found = outdatedSheets([{ ...vehicle, ...later }], new Map([[vehicle.id, sheet]]), at);
  return found.map(({ printed: { price }, price: shown }) => [price, shown]);
}

test('a printed sign is outdated once the price of its car is another', () => {
  expect(outdated({ price: 200_000 }, { price: 190_000 })).toEqual([[200_000, 190_000]]);
  expect(outdated({ price: 200_000 }, { price: 0 })).toEqual([[200_000, 0]]);
  expect(outdated({ price: 200_000 }, { mileage: 9 })).toEqual([]);
});

test('a printed sign of an offer is outdated once the offer has ended by itself', () => {
  const offer = {
    price: 200_000,
    is_on_sale: true,
    sale_price: 180_000,
    offer_until: '2026-11-24',
  };
  const price_log = {
    v1: aPriceEntry('2026-09-01T10:00:00Z', { price: 200_000 }),
    v2: aPriceEntry('2026-11-20T10:00:00Z', offer),
  };
  expect(outdated({ ...offer, price_log }, {}, NOW)).toEqual([]);
  expect(outdated({ ...offer, price_log }, {}, LATER)).toEqual([[180_000, 200_000]]);
});

test('the sign of a car that is sold, hidden or was never printed is not outdated', () => {
  expect(outdated({}, { price: 1, status: 'sold' })).toEqual([]);
  expect(outdated({}, { price: 1, unpublished: true })).toEqual([]);
  expect(outdatedSheets([aVehicle({ id: 'other' })], new Map(), NOW)).toEqual([]);
});
