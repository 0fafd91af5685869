import { LOGGED_BY_SYSTEM, type PriceEntry } from '#domain/price-log/price-log.ts';

/** An entry of a price log: 250,000 kr., no offer, seen by visitors, unless `fields` says otherwise. */
export function aPriceEntry(at: Date | string, fields: Partial<PriceEntry> = {}): PriceEntry {
  return {
    ...{ price: 250_000, is_on_sale: false, original_price: null, sale_price: null },
    ...{ offer_until: null, offered: true, by: LOGGED_BY_SYSTEM, reason: null },
    ...fields,
    at: new Date(at),
  };
}
