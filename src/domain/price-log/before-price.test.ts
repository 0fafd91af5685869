import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, danishDate } from '#domain/time/danish-date.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { beforePrice, earliestOffer } from './before-price.ts';
import { provenOffer } from './offer.ts';
import type { PriceEntry } from './price-log.ts';
import { pricePeriods } from './price-periods.ts';

const RUNS = process.env['DEEP'] ? 4000 : 200;
const HOUR = 3_600_000;
/** Before a change of the clocks, so that many histories cross it. */
const START = Date.parse('2026-02-20T00:00:00Z');

const priceBefore = (entries: PriceEntry[], at: string) =>
  beforePrice(pricePeriods(entries), new Date(at));

/** The price that a visitor saw at a moment, read off the entries one by one. */
function seenAt(entries: readonly PriceEntry[], time: number): number | null {
  const now = entries.findLast(({ at }) => at.getTime() <= time);
  if (!now?.offered) return null;
  const over = now.offer_until !== null && danishDate(new Date(time)) > now.offer_until;
  const usual = now.price > 0 ? now.price : null;
  if (!now.is_on_sale || !now.sale_price || over) return usual;
  return Math.min(now.sale_price, usual ?? Number.POSITIVE_INFINITY);
}

/**
 * §9 a, hour by hour: "den laveste pris, den erhvervsdrivende har anvendt i en periode på mindst 30
 * dage forud for prisnedsættelsen". The day on which a price began may be a part of one, so 31.
 */
function lawfulBefore(entries: readonly PriceEntry[], at: number): number | null {
  const today = danishDate(new Date(at));
  const wanted = new Set(Array.from({ length: 31 }, (_, day) => addDays(today, -1 - day)));
  let lowest = Number.POSITIVE_INFINITY;
  for (let time = at - 33 * 24 * HOUR; time < at; time += HOUR) {
    const day = danishDate(new Date(time));
    const price = seenAt(entries, time);
    if (price === null || day < addDays(today, -31)) continue;
    wanted.delete(day);
    lowest = Math.min(lowest, price);
  }
  return wanted.size === 0 ? lowest : null;
}

const histories = fc
  .array(
    fc.record({
      hours: fc.oneof(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.constantFrom(23, 24, 25, 24 * 29, 24 * 30, 24 * 31),
      ),
      price: fc.constantFrom(0, 90_000, 100_000, 110_000),
      sale: fc.option(fc.constantFrom(70_000, 80_000, 95_000)),
      lasting: fc.option(fc.integer({ min: -2, max: 20 })),
      hidden: fc.integer({ min: 0, max: 9 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    let time = START;
    return steps.map(({ hours, price, sale, lasting, hidden }) => {
      time += hours * HOUR;
      const at = new Date(time);
      return aPriceEntry(at, {
        price,
        is_on_sale: sale !== null,
        sale_price: sale,
        offer_until: lasting === null ? null : addDays(danishDate(at), lasting),
        offered: hidden > 0,
      });
    });
  });

describe('the price before an offer', () => {
  test('the price before an offer is the lowest that the law allows, over random histories and both changes of the clocks', () => {
    let proven = 0;
    fc.assert(
      fc.property(histories, fc.integer({ min: 0, max: 24 * 260 }), (entries, hours) => {
        const at = START + hours * HOUR;
        const lawful = lawfulBefore(entries, at);
        if (lawful !== null) proven += 1;
        expect(beforePrice(pricePeriods(entries), new Date(at))).toBe(lawful);
      }),
      { numRuns: RUNS },
    );
    // Otherwise the property would compare nothing with nothing.
    expect(proven).toBeGreaterThan(RUNS / 20);
  });

  test('exists from the 31st day after the first one on, at any hour', () => {
    const entries = [aPriceEntry('2026-03-10T15:00:00Z')];
    expect(priceBefore(entries, '2026-04-09T21:59:00Z')).toBeNull();
    expect(priceBefore(entries, '2026-04-09T22:00:00Z')).toBe(250_000);
    expect(earliestOffer(pricePeriods(entries), new Date('2026-03-12T12:00:00Z'))).toBe(
      '2026-04-10',
    );
  });

  test('the price before an offer is the lower one where the price rose within the 30 days', () => {
    const entries = [
      aPriceEntry('2026-01-01T10:00:00Z', { price: 200_000 }),
      aPriceEntry('2026-02-20T10:00:00Z', { price: 260_000 }),
    ];
    expect(priceBefore(entries, '2026-03-01T10:00:00Z')).toBe(200_000);
    expect(priceBefore(entries, '2026-03-24T10:00:00Z')).toBe(260_000);
  });

  test('the price before an offer does not exist after a day on which the car was not offered', () => {
    const entries = [
      aPriceEntry('2026-01-01T10:00:00Z'),
      aPriceEntry('2026-02-01T10:00:00Z', { offered: false }),
      aPriceEntry('2026-02-03T10:00:00Z'),
    ];
    expect(priceBefore(entries, '2026-02-20T10:00:00Z')).toBeNull();
    expect(priceBefore(entries, '2026-03-06T10:00:00Z')).toBe(250_000);
  });

  test('survives an hour as a kladde', () => {
    const entries = [
      aPriceEntry('2026-01-01T10:00:00Z'),
      aPriceEntry('2026-02-01T10:00:00Z', { offered: false }),
      aPriceEntry('2026-02-01T11:00:00Z'),
    ];
    expect(priceBefore(entries, '2026-02-05T10:00:00Z')).toBe(250_000);
  });

  test('may be used at once where the car has stood at its price for long enough', () => {
    const periods = pricePeriods([aPriceEntry('2026-01-01T10:00:00Z')]);
    expect(earliestOffer(periods, new Date('2026-06-01T10:00:00Z'))).toBe('2026-06-01');
    expect(earliestOffer([], new Date('2026-06-01T10:00:00Z'))).toBeNull();
  });

  test('agrees with the first day that the form names for an offer, in random histories', () => {
    fc.assert(
      fc.property(histories, (entries) => {
        const last = entries.at(-1)?.at ?? new Date(START);
        const periods = pricePeriods(entries);
        const day = earliestOffer(periods, last);
        if (day === null || periods.at(-1)?.amount === null) return;
        if (periods.at(-1)?.until !== null || (periods.at(-1)?.from ?? last) > last) return;
        const noon = (text: string) => new Date(`${text}T12:00:00Z`);
        if (noon(day) > last) expect(beforePrice(periods, noon(day))).not.toBeNull();
        const eve = noon(addDays(day, -1));
        if (eve > last) expect(beforePrice(periods, eve)).toBeNull();
      }),
    );
  });
});

test('a saving that the log proves is never larger than the lowest price of the law allows', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 24 * 260 }), (entries, hours) => {
      const now = START + hours * HOUR;
      const log = Object.fromEntries(entries.map((one, index) => [`v${index + 1}`, one]));
      const offer = provenOffer(log, new Date(now));
      if (offer === null) return;
      expect(offer.price).toBe(seenAt(entries, now));
      expect(offer.before).toBe(lawfulBefore(entries, offer.since.getTime()));
      expect(offer.price).toBeLessThan(offer.before);
    }),
    { numRuns: RUNS },
  );
});
