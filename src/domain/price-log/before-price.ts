import { addDays, danishDate } from '#domain/time/danish-date.ts';
import type { PricePeriod } from './price-periods.ts';

/** Days for which a price has to have been used before it may be called the price before. */
const LAW_DAYS = 30;
/** One more, since the first day of a price is rarely a whole one. */
const COVERED_DAYS = LAW_DAYS + 1;

/**
 * The price that an offer beginning at `at` may be compared with: the lowest at which the vehicle
 * was offered on at least the 30 days before (prismærkningsbekendtgørelsen §9 a). Null where it
 * was not offered at a stated price on each of those days. Days are those of Denmark's calendar; an
 * interruption that leaves no day without a price does not count.
 */
export function beforePrice(periods: readonly PricePeriod[], at: Date): number | null {
  const day = danishDate(at);
  const first = addDays(day, -COVERED_DAYS);
  const priced = pricedBefore(periods, at).filter(({ last }) => last >= first);
  if (coveredSince(priced, addDays(day, -1)) > first) return null;
  return Math.min(...priced.map(({ amount }) => amount));
}

/**
 * The first day, today or later, on which an offer may begin if the present price stays until then;
 * null where no price is stated now.
 */
export function earliestOffer(periods: readonly PricePeriod[], now: Date): string | null {
  const today = danishDate(now);
  const priced = pricedBefore(periods, new Date(now.getTime() + 1));
  if (!priced.some(({ last }) => last >= today)) return null;
  const possible = addDays(coveredSince(priced, today), COVERED_DAYS);
  return [possible, today].toSorted().at(-1) ?? null;
}

interface PricedDays {
  first: string;
  last: string;
  amount: number;
}

/** The days on which each price was stated before `at`. */
function pricedBefore(periods: readonly PricePeriod[], at: Date): PricedDays[] {
  return periods.flatMap(({ from, until, amount }) => {
    if (amount === null || from >= at) return [];
    const end = until && until < at ? until : at;
    // The end is exclusive: a price that was replaced at midnight did not apply on the next day.
    const last = danishDate(new Date(end.getTime() - 1));
    return [{ first: danishDate(from), last, amount }];
  });
}

/**
 * The first of the days before and including `last` that all had a price; the day after `last`
 * where that one had none.
 */
function coveredSince(priced: readonly PricedDays[], last: string): string {
  let since = addDays(last, 1);
  for (const days of priced.toReversed()) {
    if (days.last < addDays(since, -1)) break;
    if (days.first < since) since = days.first;
  }
  return since;
}
