import { addDays, danishDate, startOfDanishDay } from '#domain/time/danish-date.ts';
import { beforePrice } from './before-price.ts';
import { entriesOf, type PriceLog } from './price-log.ts';
import { type PricePeriod, pricePeriods } from './price-periods.ts';

/** An offer whose saving the log proves. Amounts in DKK. */
export interface ProvenOffer {
  /** The lowest price of at least the 30 days before the campaign. */
  before: number;
  price: number;
  since: Date;
  /** When it ends by itself; null without an end. */
  until: Date | null;
}

/** The offer that the log proves at `now`; null where there is none, or none that saves anything. */
export function provenOffer(log: PriceLog, now: Date): ProvenOffer | null {
  const { periods, index, current } = pricesAt(log, now);
  if (!current?.offer || current.amount === null) return null;
  const since = campaignStart(periods, index);
  const before = beforePrice(periods, since);
  if (before === null || current.amount >= before) return null;
  return { before, price: current.amount, since, until: current.until };
}

/** For how many days a page says that a price was lowered. */
const PRICE_DROP_DAYS = 30;

/**
 * The next moment after `now` at which visitors see another price or no longer read that it was
 * lowered, although no one saves; null for never.
 */
export function pricedUntil(log: PriceLog, now: Date): Date | null {
  const end = pricesAt(log, now).current?.until ?? null;
  const drop = priceDrop(log, now);
  if (drop === null) return end;
  const old = startOfDanishDay(addDays(danishDate(drop.since), PRICE_DROP_DAYS + 1));
  return end && end < old ? end : old;
}

/** A price that was lowered, and the figures that the law requires next to "Tilbud". */
export interface PriceDrop {
  /** Since when the present price applies. */
  since: Date;
  /** The lowest price of at least the 30 days before, in DKK. */
  before: number;
}

/**
 * The last reduction of the price within `PRICE_DROP_DAYS` before `now`; null where there is none, where
 * it is not below every price of the 30 days before it, or where the log does not reach back so far.
 */
export function priceDrop(log: PriceLog, now: Date): PriceDrop | null {
  const { periods, index, current } = pricesAt(log, now);
  if (!current || current.amount === null) return null;
  const since = current.offer ? campaignStart(periods, index) : samePriceSince(periods, index);
  if (danishDate(since) < addDays(danishDate(now), -PRICE_DROP_DAYS)) return null;
  const before = beforePrice(periods, since);
  return before === null || current.amount >= before ? null : { since, before };
}

/**
 * Where the campaign of an offer began. Offers that follow one another without a day between them and
 * only step down are one campaign, whose price before is that before its first step; one that rises begins
 * another campaign.
 */
function campaignStart(periods: readonly PricePeriod[], index: number): Date {
  return firstOf(periods, index, (earlier, later) => {
    return earlier.offer && (earlier.amount ?? 0) >= (later.amount ?? 0);
  });
}

function samePriceSince(periods: readonly PricePeriod[], index: number): Date {
  return firstOf(periods, index, (earlier, later) => earlier.amount === later.amount);
}

/**
 * The start of the first of the periods that each `continues` in the next. A time without a price
 * between two of them that leaves no day without one does not count.
 */
function firstOf(
  periods: readonly PricePeriod[],
  index: number,
  continues: (earlier: PricePeriod, later: PricePeriod) => boolean,
): Date {
  let start = periods[index] as PricePeriod;
  for (const earlier of periods.slice(0, index).toReversed()) {
    const { amount, until } = earlier;
    if (amount === null || until === null) continue;
    const lastDay = danishDate(new Date(until.getTime() - 1));
    if (addDays(lastDay, 1) < danishDate(start.from) || !continues(earlier, start)) break;
    start = earlier;
  }
  return start.from;
}

/** The prices that visitors saw one after another, and the one that they see at `now`. */
function pricesAt(log: PriceLog, now: Date) {
  const periods = pricePeriods(entriesOf(log));
  const index = periods.findIndex(
    ({ from, until }) => from <= now && (until === null || now < until),
  );
  return { periods, index, current: periods[index] };
}

/**
 * The price that an offer saved at `now` may be compared with: the price before the running
 * campaign, else the lowest of the 30 days before. Null where none is proven.
 */
export function offerBasis(log: PriceLog, now: Date): number | null {
  const { periods, index, current } = pricesAt(log, now);
  const since = current?.offer ? campaignStart(periods, index) : now;
  return beforePrice(periods, since);
}

/** Since when the running offer lasts, proven or not; null where there is none. */
export function offerSince(log: PriceLog, now: Date): Date | null {
  const { periods, index, current } = pricesAt(log, now);
  return current?.offer ? campaignStart(periods, index) : null;
}
