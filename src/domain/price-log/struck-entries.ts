import type { PriceEntry, PriceState } from './price-log.ts';

/** How long after a save it can be taken back without counting as an offered price. */
const TAKE_BACK_MS = 10 * 60_000;

/** What visitors pay. Not the price before an offer: the form computes that again with each save. */
const OFFERED_FIELDS = ['price', 'is_on_sale', 'sale_price', 'offer_until', 'offered'] as const;

/** An entry that was taken back, and the one that did it; null where none followed. */
export interface StruckEntry {
  entry: PriceEntry;
  by: PriceEntry | null;
}

/**
 * Separates entries that offered a price from struck ones, `entries` oldest first. Struck are those
 * that staff took back within ten minutes, by an entry that says again what stood before them, and
 * those that no release carried. Computed from the times of the server, so that no save has to mark
 * an older entry, which the rules refuse.
 */
export function strikeEntries(entries: readonly PriceEntry[]): {
  standing: PriceEntry[];
  struck: StruckEntry[];
} {
  const standing: PriceEntry[] = [];
  const struck: StruckEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.unseen) {
      struck.push({ entry, by: entries[index + 1] ?? null });
      continue;
    }
    const same = standing.findLastIndex((earlier) => isSameOffer(earlier, entry));
    const first = same < 0 ? undefined : standing[same + 1];
    if (first && entry.at.getTime() - first.at.getTime() <= TAKE_BACK_MS) {
      struck.push(...standing.splice(same + 1).map((taken) => ({ entry: taken, by: entry })));
    } else standing.push(entry);
  }
  return { standing, struck };
}

function isSameOffer(a: PriceState, b: PriceState): boolean {
  return OFFERED_FIELDS.every((field) => a[field] === b[field]);
}
