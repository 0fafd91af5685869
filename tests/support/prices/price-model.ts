import { addDays, danishDate, startOfDanishDay } from '#domain/time/danish-date.ts';

/** What decides the price of a car, as staff leave it. Amounts in DKK. */
export interface Asked {
  price: number;
  is_on_sale: boolean;
  sale_price: number | null;
  /** The last day of the offer. */
  offer_until: string | null;
  /** Whether visitors see the car for sale. */
  offered: boolean;
}

interface Moment {
  from: number;
  asked: Asked;
}

const MINUTE = 60_000;

/**
 * What visitors saw of a car, in the terms of the law: moments instead of an entry for each save. A
 * mistake that is taken back within ten minutes has never happened. Written without the modules
 * that it judges.
 */
export class PriceModel {
  #moments: Moment[] = [];

  /** Staff leave the car like this at a time. */
  save(asked: Asked, time: number): void {
    for (let back = this.#moments.length - 1; back >= 0; back -= 1) {
      const since = this.#moments.slice(back + 1);
      if (since.some(({ from }) => time - from > 10 * MINUTE)) break;
      if (!isSame(this.#moments[back]?.asked, asked)) continue;
      this.#moments = this.#moments.slice(0, back + 1);
      return;
    }
    this.#moments.push({ from: time, asked });
  }

  /** The offer that the law allows at a time, with the price before it; null for none. */
  offerAt(time: number): { price: number; before: number; since: number } | null {
    const now = this.#seenAt(time);
    if (now === null || !now.offer) return null;
    const since = this.#since(time, (earlier) => earlier.offer && earlier.price >= now.price);
    const before = this.#lowestBefore(since);
    return before !== null && before > now.price ? { price: now.price, before, since } : null;
  }

  /** The reduction of the last 30 days that the page may name. */
  reductionAt(time: number): { before: number; since: number } | null {
    const now = this.#seenAt(time);
    if (now === null) return null;
    const continues = now.offer
      ? (earlier: Seen) => earlier.offer && earlier.price >= now.price
      : (earlier: Seen) => earlier.price === now.price;
    const since = this.#since(time, continues);
    if (danishDate(new Date(since)) < addDays(danishDate(new Date(time)), -30)) return null;
    const before = this.#lowestBefore(since);
    return before !== null && before > now.price ? { before, since } : null;
  }

  /** When what visitors see may have changed: a save, or the end of an offer. */
  #turns(): number[] {
    const ends = this.#moments.flatMap(({ asked }) => (asked.offer_until ? [endOf(asked)] : []));
    return [...this.#moments.map(({ from }) => from), ...ends].toSorted((a, b) => a - b);
  }

  #seenAt(time: number): Seen | null {
    const asked = this.#moments.findLast(({ from }) => from <= time)?.asked;
    if (!asked?.offered) return null;
    const usual = asked.price > 0 ? asked.price : null;
    const sale = asked.is_on_sale && time < endOf(asked) ? (asked.sale_price ?? 0) : 0;
    if (sale > 0) return { price: Math.min(sale, usual ?? sale), offer: true };
    return usual === null ? null : { price: usual, offer: false };
  }

  /**
   * The start of the period whose view `continues` until a time. An interruption that leaves no day
   * without a price does not count.
   */
  #since(time: number, continues: (earlier: Seen) => boolean): number {
    let now = this.#seenAt(time);
    let since = Number.NaN;
    let until = time + 1;
    for (const turn of this.#turns()
      .filter((one) => one <= time)
      .toReversed()) {
      const seen = this.#seenAt(turn);
      const isFirst = Number.isNaN(since);
      if (seen !== null && (isFirst || goesOn(seen, now, continues))) {
        const lastDay = danishDate(new Date(until - 1));
        if (!isFirst && addDays(lastDay, 1) < danishDate(new Date(since))) break;
        since = turn;
        now = seen;
      } else if (seen !== null) break;
      until = turn;
    }
    return since;
  }

  /** The lowest price of the 31 days before; null where the car had none on one of them. */
  #lowestBefore(time: number): number | null {
    const prices: number[] = [];
    const today = danishDate(new Date(time));
    for (let back = 1; back <= 31; back += 1) {
      const day = addDays(today, -back);
      const onDay = this.#pricesBetween(startOfDanishDay(day), startOfDanishDay(addDays(day, 1)));
      if (onDay.length === 0) return null;
      prices.push(...onDay);
    }
    prices.push(...this.#pricesBetween(startOfDanishDay(today), new Date(time)));
    return Math.min(...prices);
  }

  #pricesBetween(from: Date, until: Date): number[] {
    const [start, end] = [from.getTime(), until.getTime()];
    const turns = this.#turns().filter((turn) => turn >= start && turn < end);
    const times = start < end ? [start, ...turns] : [];
    return times.flatMap((one) => this.#seenAt(one)?.price ?? []);
  }
}

interface Seen {
  price: number;
  offer: boolean;
}

/** Offers step down one by one, so each is compared with the one after it. */
function goesOn(earlier: Seen, later: Seen | null, continues: (earlier: Seen) => boolean): boolean {
  if (later?.offer && earlier.offer) return earlier.price >= later.price && continues(earlier);
  return continues(earlier);
}

function endOf({ offer_until }: Asked): number {
  return offer_until === null
    ? Number.POSITIVE_INFINITY
    : startOfDanishDay(addDays(offer_until, 1)).getTime();
}

function isSame(a: Asked | undefined, b: Asked): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
