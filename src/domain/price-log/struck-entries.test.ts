import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { isPublished, publicVehicle } from '../vehicle/public-vehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { priceDrop, pricedUntil, provenOffer } from './offer.ts';
import { entriesOf, type PriceLog, priceStateOf } from './price-log.ts';
import { pricePeriods } from './price-periods.ts';
import { strikeEntries } from './struck-entries.ts';

const RUNS = process.env['DEEP'] ? 10_000 : 300;
const OFFER = { is_on_sale: true, sale_price: 299_900 };
const LISTED = { price: 329_900 };

/** The Q4 of a demo: 329.900, then an offer of 299.900, then the entries of the test. */
const logOf = (...entries: [at: string, fields: object][]): PriceLog => ({
  v1: aPriceEntry('2026-09-01T10:00:00Z', LISTED),
  v2: aPriceEntry('2026-11-17T10:00:00Z', { ...LISTED, ...OFFER }),
  ...Object.fromEntries(
    entries.map(([at, fields], index) => [
      `v${index + 3}`,
      aPriceEntry(`2026-11-20T${at}Z`, { ...LISTED, ...OFFER, ...fields }),
    ]),
  ),
});
const NOW = new Date('2026-11-21T10:00:00Z');
const RUNNING = { before: 329_900, price: 299_900, since: new Date('2026-11-17T10:00:00Z') };
const struckOf = (log: PriceLog) =>
  strikeEntries(entriesOf(log)).struck.map(({ entry, by }) => [
    entry.sale_price,
    by?.at.toISOString().slice(11, 16) ?? null,
  ]);

describe('an entry that is taken back', () => {
  test('within ten minutes is struck, and the offer before it goes on', () => {
    const log = logOf(['10:00:00', { sale_price: 298_900 }], ['10:09:59', {}]);
    expect(provenOffer(log, NOW)).toMatchObject(RUNNING);
    expect(struckOf(log)).toEqual([[298_900, '10:09']]);
  });

  test('after more than ten minutes is a price that was offered', () => {
    const log = logOf(['10:00:00', { sale_price: 298_900 }], ['10:10:01', {}]);
    expect(provenOffer(log, NOW)).toBeNull();
    expect(struckOf(log)).toEqual([]);
  });

  test('an entry that is taken back with others since then is struck with all of them', () => {
    const log = logOf(
      ['10:00:00', { sale_price: 298_900 }],
      ['10:02:00', { offered: false }],
      ['10:04:00', {}],
    );
    expect(provenOffer(log, NOW)).toMatchObject(RUNNING);
    expect(struckOf(log)).toHaveLength(2);
  });

  test('step by step is struck step by step', () => {
    const log = logOf(
      ['10:00:00', { sale_price: 298_900 }],
      ['10:02:00', { sale_price: 297_900 }],
      ['10:04:00', { sale_price: 298_900 }],
      ['10:06:00', {}],
    );
    expect(provenOffer(log, NOW)).toMatchObject(RUNNING);
    expect(pricePeriods(entriesOf(log))).toEqual(pricePeriods(entriesOf(logOf())));
  });

  test('an entry that is taken back is not struck by an entry of another price', () => {
    const log = logOf(['10:00:00', { sale_price: 289_900 }], ['10:01:00', { sale_price: 299_800 }]);
    expect(struckOf(log)).toEqual([]);
  });

  test('an entry that is taken back does not strike an older price that comes back between the two', () => {
    const log = logOf(
      ['08:00:00', { sale_price: 279_900 }],
      ['10:00:00', { sale_price: 289_900 }],
      ['10:01:00', {}],
    );
    expect(struckOf(log)).toEqual([]);
    expect(provenOffer(log, NOW)).toBeNull();
  });

  test('an entry that is taken back is compared by what visitors pay, since the form computes the before-price again', () => {
    const log = logOf(
      ['10:00:00', { sale_price: 300_900, original_price: 329_900 }],
      ['10:01:00', { original_price: 299_900 }],
    );
    expect(provenOffer(log, NOW)).toMatchObject(RUNNING);
  });
});

test('an entry that no release carried is struck, whatever follows it', () => {
  const log = logOf(
    ['10:00:00', { sale_price: 29_900, unseen: true }],
    ['13:00:00', { sale_price: 295_000 }],
  );
  expect(provenOffer(log, NOW)).toMatchObject({ ...RUNNING, price: 295_000 });
  expect(struckOf(log)).toEqual([[29_900, '13:00']]);
});

const prices = fc.constantFrom(0, 250_000, 299_900, 329_900);
const changes = fc.record(
  {
    price: prices,
    is_on_sale: fc.boolean(),
    sale_price: fc.option(prices),
    offer_until: fc.constantFrom(null, '2026-11-10', '2026-11-20', '2026-12-24'),
    status: fc.constantFrom('available', 'reserved', 'sold', 'maintenance'),
    unpublished: fc.boolean(),
    trashed_at: fc.constantFrom(null, NOW),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Vehicle>>;
const leasing = fc.constantFrom(
  {},
  {
    ...{ flexleasing_enabled: true, flexleasing_period: 24 as const, km_per_year: 20_000 },
    ...{ flexleasing_privat_monthly_payment: 3995, flexleasing_privat_down_payment: 20_000 },
    flexleasing_privat_residual_value: 150_000,
  },
);

test('after a change and its undo visitors see what they saw, over offers, leasing and statuses', () => {
  const offer = { is_on_sale: true, sale_price: 250_000 };
  const days = fc.integer({ min: 20, max: 60 });
  const hours = fc.integer({ min: 1, max: 60 * 24 });
  const steps = fc.oneof(
    fc.tuple(
      fc.tuple(
        fc.constant(offer),
        days.map((count) => count * 24),
      ),
    ),
    fc.array(fc.tuple(changes, hours), { minLength: 1, maxLength: 6 }),
  );
  let offers = 0;
  const undone = fc.array(changes, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(leasing, steps, undone, fc.boolean(), (terms, lived, mistakes, stepwise) => {
      let vehicle: Vehicle = aVehicle({ price: 329_900, ...terms });
      let time = Date.parse('2026-09-01T08:00:00Z');
      const log: PriceLog = {};
      const save = (fields: Partial<Vehicle>) => {
        vehicle = { ...vehicle, ...fields };
        const { unseen: _, ...entry } = aPriceEntry(new Date(time), priceStateOf(vehicle));
        log[`v${Object.keys(log).length + 1}`] = entry;
      };
      save({});
      for (const [fields, passed] of lived) {
        time += passed * 3_600_000;
        save(fields);
      }
      const before = vehicle;
      const earlier = { ...log };
      time += 3_600_000;
      const states: Vehicle[] = [];
      for (const fields of mistakes) {
        states.unshift(vehicle);
        save(fields);
        time += 60_000;
      }
      for (const state of stepwise ? states : [before]) save(state);
      const at = new Date(time + 60_000);
      const seen = (price_log: PriceLog) => ({
        page: isPublished(before) && publicVehicle({ ...before, price_log }, at),
        drop: priceDrop(price_log, at),
        until: pricedUntil(price_log, at),
      });
      expect(seen(log)).toEqual(seen(earlier));
      if (provenOffer(earlier, at)) offers += 1;
    }),
    { numRuns: RUNS },
  );
  // Otherwise the property would compare only plain prices.
  expect(offers).toBeGreaterThan(RUNS / 20);
});
