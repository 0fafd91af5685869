import { describe, expect, test } from 'vitest';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { priceDrop, pricedUntil, provenOffer } from './offer.ts';
import type { PriceLog, PriceState } from './price-log.ts';

type Step = [at: string, fields: Partial<PriceState>];

function logOf(...steps: Step[]): PriceLog {
  return Object.fromEntries(
    steps.map(([at, fields], index) => [`v${index + 1}`, aPriceEntry(`${at}T10:00:00Z`, fields)]),
  );
}
const onSale = (sale_price: number, offer_until: string | null = null) => ({
  is_on_sale: true,
  sale_price,
  offer_until,
});
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

describe('a proven offer', () => {
  test('compares with the lowest price of the 30 days before it', () => {
    const log = logOf(['2026-01-01', {}], ['2026-03-01', onSale(230_000)]);
    expect(provenOffer(log, noon('2026-03-02'))).toEqual({
      before: 250_000,
      price: 230_000,
      since: new Date('2026-03-01T10:00:00Z'),
      until: null,
    });
  });

  test('a proven offer does not exist for a car that has been offered for less than 30 days', () => {
    const log = logOf(['2026-02-20', {}], ['2026-03-01', onSale(230_000)]);
    expect(provenOffer(log, noon('2026-03-02'))).toBeNull();
  });

  test('a proven offer does not become lawful by lasting', () => {
    const log = logOf(['2026-02-20', {}], ['2026-03-01', onSale(230_000)]);
    expect(provenOffer(log, noon('2026-08-01'))).toBeNull();
  });

  test('keeps the price before the first step of a campaign that steps down', () => {
    const log = logOf(
      ['2026-01-01', {}],
      ['2026-03-01', onSale(240_000)],
      ['2026-03-10', onSale(230_000)],
      ['2026-03-20', onSale(210_000)],
    );
    expect(provenOffer(log, noon('2026-03-21'))).toMatchObject({
      before: 250_000,
      price: 210_000,
      since: new Date('2026-03-01T10:00:00Z'),
    });
  });

  test('begins a new campaign, and so another price before, where its price rises', () => {
    const log = logOf(
      ['2026-01-01', {}],
      ['2026-03-01', onSale(220_000)],
      ['2026-03-10', onSale(240_000)],
      ['2026-03-12', onSale(210_000)],
    );
    // 240.000 is more than the 220.000 of the 30 days before it: no saving.
    expect(provenOffer(log, noon('2026-03-11'))).toBeNull();
    expect(provenOffer(log, noon('2026-03-13'))).toMatchObject({ before: 220_000 });
  });

  test('a proven offer has the price of the last offer against it for 30 days', () => {
    const log = logOf(
      ['2026-01-01', {}],
      ['2026-03-01', onSale(220_000, '2026-03-05')],
      ['2026-03-15', onSale(220_000)],
    );
    expect(provenOffer(log, noon('2026-03-16'))).toBeNull();
  });

  test('ends by itself with its last day in Denmark', () => {
    const log = logOf(['2026-01-01', {}], ['2026-03-01', onSale(230_000, '2026-03-10')]);
    const last = new Date('2026-03-10T22:59:59Z');
    expect(provenOffer(log, last)?.until).toEqual(new Date('2026-03-10T23:00:00Z'));
    expect(provenOffer(log, new Date('2026-03-10T23:00:00Z'))).toBeNull();
  });

  test('goes on after an hour as a kladde, and not after a day', () => {
    const hidden = (until: string) => {
      const log = logOf(
        ['2026-01-01', {}],
        ['2026-03-01', onSale(230_000)],
        ['2026-03-05', { ...onSale(230_000), offered: false }],
      );
      return { ...log, v4: aPriceEntry(until, onSale(230_000)) };
    };
    expect(provenOffer(hidden('2026-03-05T11:00:00Z'), noon('2026-03-10'))).toMatchObject({
      before: 250_000,
      since: new Date('2026-03-01T10:00:00Z'),
    });
    expect(provenOffer(hidden('2026-03-07T10:00:00Z'), noon('2026-03-10'))).toBeNull();
  });

  test('a proven offer does not exist for a vehicle that is sold or a kladde', () => {
    const log = logOf(
      ['2026-01-01', {}],
      ['2026-03-01', onSale(230_000)],
      ['2026-03-05', { ...onSale(230_000), offered: false }],
    );
    expect(provenOffer(log, noon('2026-03-06'))).toBeNull();
  });
});

describe('a lowered price', () => {
  const log = logOf(['2026-01-01', {}], ['2026-03-01', { price: 240_000 }]);

  test('names its day and the lowest price of the 30 days before it', () => {
    expect(priceDrop(log, noon('2026-03-10'))).toEqual({
      since: new Date('2026-03-01T10:00:00Z'),
      before: 250_000,
    });
  });

  test('a lowered price is no news once its days have passed', () => {
    expect(priceDrop(log, noon('2026-03-31'))).not.toBeNull();
    expect(priceDrop(log, noon('2026-04-01'))).toBeNull();
  });

  test('a lowered price does not exist where the price rose, stayed, or was not known for 30 days', () => {
    const rose = logOf(['2026-01-01', {}], ['2026-03-01', { price: 260_000 }]);
    const young = logOf(['2026-02-20', {}], ['2026-03-01', { price: 240_000 }]);
    expect(priceDrop(rose, noon('2026-03-02'))).toBeNull();
    expect(priceDrop(young, noon('2026-03-02'))).toBeNull();
    expect(priceDrop({}, noon('2026-03-02'))).toBeNull();
  });

  test('a lowered price counts from the first entry of a price that was logged twice', () => {
    const twice = logOf(
      ['2026-01-01', {}],
      ['2026-03-01', { price: 240_000 }],
      ['2026-03-05', { price: 240_000, original_price: 250_000 }],
    );
    expect(priceDrop(twice, noon('2026-03-10'))?.since).toEqual(new Date('2026-03-01T10:00:00Z'));
  });
});

describe('the end of a shown price', () => {
  const until = (...steps: Step[]) =>
    pricedUntil(logOf(['2026-01-01', {}], ...steps), noon('2026-03-02'));

  test('the shown price ends with the offer', () => {
    expect(until(['2026-03-01', onSale(230_000, '2026-03-10')])).toEqual(
      new Date('2026-03-10T23:00:00Z'),
    );
  });

  test('the shown price ends with the thirty days of a reduction, where they end first', () => {
    const end = new Date('2026-03-31T22:00:00Z');
    expect(until(['2026-03-01', onSale(230_000, '2026-04-20')])).toEqual(end);
    expect(until(['2026-03-01', onSale(230_000)])).toEqual(end);
  });

  test('the shown price of a car that stays as it is never ends', () => {
    expect(until()).toBeNull();
  });
});
