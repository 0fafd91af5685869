import type { StoredDocument } from '#catalogue/documents.ts';
import { openStock } from '#catalogue/stock.ts';
import type { Catalogue } from '#catalogue/types.ts';
import { aVehicle } from '../builders.ts';
import { aPriceEntry } from '../price-entry.ts';
import {
  CASH_KINDS,
  type CashKind,
  DELIVERY_KINDS,
  LEASING_KINDS,
  type Proof,
  STATUSES,
  VAT_KINDS,
} from './price-kinds.ts';

/** A stock at a time, with what its prices prove. */
export interface PricedStock {
  catalogue: Catalogue;
  /** By the id of the vehicle; null where nothing higher is proven. */
  proofs: Map<string, Proof | null>;
}

/** The day that the offers of the kinds are made for. */
const NOW = new Date('2026-11-22T12:00:00Z');

/**
 * A vehicle for each combination of the ways to state a price and leasing. Moms, delivery and status
 * take turns, so that each meets each of those ways; `all` combines them too.
 */
export function pricedStock({ all = false } = {}): PricedStock {
  const stock = openStock();
  const proofs: PricedStock['proofs'] = new Map();
  for (const [index, kind] of combinations(CASH_KINDS, LEASING_KINDS).entries()) {
    const more = combinations(VAT_KINDS, DELIVERY_KINDS, STATUSES);
    const next = more[index % more.length] as (typeof more)[number];
    for (const [vat_kind, price_includes_delivery, status] of all ? more : [next]) {
      const [cash, leasing] = kind;
      const parts = [cash.name, leasing.name, vat_kind, price_includes_delivery, status];
      const id = parts.map((part) => part ?? 'unknown').join('_');
      const price_includes_plates = DELIVERY_KINDS[index % 2] ?? null;
      const contents = { vat_kind, price_includes_delivery, price_includes_plates, status };
      stock.put(storedVehicle(id, cash, { ...cash.fields, ...leasing.fields, ...contents }));
      // A sold car is no longer an offer.
      proofs.set(id, isOver(status) ? null : cash.proof);
    }
  }
  return { catalogue: stock.compose(NOW), proofs };
}

type Item<List> = List extends readonly (infer Value)[] ? Value : never;

/** Each choice of one item of each list. */
function combinations<Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): { -readonly [Index in keyof Lists]: Item<Lists[Index]> }[] {
  let rows: unknown[][] = [[]];
  for (const list of lists) rows = rows.flatMap((row) => list.map((item) => [...row, item]));
  return rows as { -readonly [Index in keyof Lists]: Item<Lists[Index]> }[];
}

function storedVehicle(
  id: string,
  { history }: CashKind,
  fields: Parameters<typeof aVehicle>[0] & object,
): StoredDocument {
  const sold = isOver(fields.status);
  const seen = history.map(([daysAgo, price]) => aPriceEntry(before(daysAgo), price));
  const newest = seen.at(-1);
  if (sold && newest) seen.push({ ...newest, at: before(1), offered: false });
  const { id: _, ...data } = aVehicle({
    ...fields,
    sold_date: sold ? before(1) : null,
    price_log: Object.fromEntries(seen.map((entry, index) => [`v${index + 1}`, entry])),
  });
  return { collection: 'vehicles', id, data };
}

function isOver(status: string | undefined): boolean {
  return status === 'sold' || status === 'archived';
}

function before(days: number): Date {
  return new Date(NOW.getTime() - days * 86_400_000);
}
