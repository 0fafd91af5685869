import { priceHistoryCopy as copy } from '#copy/admin/vehicles/prices.ts';
import { formatKroner } from '#copy/format.ts';
import { formatDateTime } from '#copy/format-time.ts';
import { LOGGED_BY_SYSTEM, type PriceEntry } from '#domain/price-log/price-log.ts';
import { offerPrice, pricePeriods } from '#domain/price-log/price-periods.ts';
import { type StruckEntry, strikeEntries } from '#domain/price-log/struck-entries.ts';

interface PriceRow {
  at: Date;
  key: string;
  /** Whether its price was taken back, so that it was never offered. */
  isStruck: boolean;
  texts: Record<keyof typeof copy.columns, string>;
}

/** The prices that visitors saw, and those that were taken back, `entries` oldest first. */
export function priceRows(entries: readonly PriceEntry[]): PriceRow[] {
  const seen = pricePeriods(entries).map(({ from, until, amount, offer }) => {
    const entry = entries.findLast(({ at }) => at <= from);
    const texts = {
      from: formatDateTime(from),
      until: until ? formatDateTime(until) : copy.now,
      price: amount === null ? copy.noPrice : formatKroner(amount),
      kind: kindOf(amount, offer, entry),
      by: entry ? authorText(entry) : '',
      reason: entry?.reason ?? '',
    };
    return { at: from, key: `${from.getTime()} ${offer}`, isStruck: false, texts };
  });
  const struck = strikeEntries(entries).struck.map((one, index) => ({
    ...{ at: one.entry.at, key: `struck ${index}`, isStruck: true },
    texts: struckTexts(one),
  }));
  return [...seen, ...struck].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function struckTexts({ entry, by }: StruckEntry): PriceRow['texts'] {
  const amount = offerPrice(entry) ?? entry.price;
  const why = entry.unseen ? copy.unseen : by ? copy.takenBackBy(authorText(by)) : '';
  return {
    from: formatDateTime(entry.at),
    until: by ? formatDateTime(by.at) : copy.now,
    price: amount > 0 ? formatKroner(amount) : copy.noPrice,
    kind: copy.kinds.struck,
    by: authorText(entry),
    reason: [entry.reason, why].filter(Boolean).join(' '),
  };
}

function authorText({ by }: PriceEntry): string {
  return by === LOGGED_BY_SYSTEM ? copy.system : by;
}

function kindOf(amount: number | null, offer: boolean, entry: PriceEntry | undefined): string {
  if (entry?.offered === false) return copy.kinds.notOffered;
  if (amount === null) return copy.kinds.onRequest;
  return offer ? copy.kinds.offer : copy.kinds.price;
}
