import { addDays, startOfDanishDay } from '#domain/time/danish-date.ts';
import type { PriceEntry, PriceState } from './price-log.ts';
import { strikeEntries } from './struck-entries.ts';

/** A time during which visitors saw one price. */
export interface PricePeriod {
  from: Date;
  /** Exclusive; null where it still lasts. */
  until: Date | null;
  /** DKK; null where no price was stated: on request, or not for sale. */
  amount: number | null;
  /** Whether the price was announced as an offer. */
  offer: boolean;
}

/**
 * The prices that visitors saw, one after another, without struck ones: `entries` oldest first. The
 * usual price replaces an offer that has an end at the end of that day in Denmark.
 */
export function pricePeriods(entries: readonly PriceEntry[]): PricePeriod[] {
  const { standing } = strikeEntries(entries);
  return standing.flatMap((entry, index): PricePeriod[] => {
    const until = standing[index + 1]?.at ?? null;
    if (until && until <= entry.at) return [];
    const usual = { from: entry.at, until, amount: usualPrice(entry), offer: false };
    const amount = offerPrice(entry);
    if (amount === null) return [usual];
    const end = offerEnd(entry);
    const offer = { from: entry.at, until, amount, offer: true };
    if (end === null || (until && end >= until)) return [offer];
    if (end <= entry.at) return [usual];
    return [
      { ...offer, until: end },
      { ...usual, from: end },
    ];
  });
}

/** The moment at which an offer is over; null without an end. */
export function offerEnd({ offer_until }: Pick<PriceState, 'offer_until'>): Date | null {
  return offer_until === null ? null : startOfDanishDay(addDays(offer_until, 1));
}

/** What an offer asks: never more than the usual price. Null where nothing is offered. */
export function offerPrice(state: PriceState): number | null {
  const { offered, is_on_sale, sale_price, price } = state;
  if (!offered || !is_on_sale || !sale_price || sale_price <= 0) return null;
  return price > 0 ? Math.min(price, sale_price) : sale_price;
}

function usualPrice({ offered, price }: PriceState): number | null {
  return offered && price > 0 ? price : null;
}
