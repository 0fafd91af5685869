import type { CatalogueVehicle } from '#catalogue/types.ts';
import { formatAmount, formatKroner } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { listSummaryCopy } from '#copy/pages/inventory/inventory.ts';
import { cashPrice } from '#domain/vehicle/price/price.ts';

/** A summary of the cars for sale of a list: their number, price span and the youngest. */
export interface ListSummary {
  count: number;
  /** The lowest and the highest price in DKK; null where all are on request. */
  prices: readonly [low: number, high: number] | null;
  youngest: { name: string; year: number };
}

/** Null where nothing of the list is for sale. */
export function listSummary(vehicles: readonly CatalogueVehicle[]): ListSummary | null {
  const forSale = vehicles
    .map(({ vehicle }) => vehicle)
    // A vehicle in maintenance can be bought, as the heading of the list counts it.
    .filter(({ status }) => status === 'available' || status === 'maintenance');
  const [first, ...others] = forSale;
  if (!first) return null;
  const youngest = others.reduce((best, each) => (each.year > best.year ? each : best), first);
  const prices = forSale.map(cashPrice).filter((price) => price !== null);
  return {
    count: forSale.length,
    prices: prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : null,
    youngest: { name: vehicleName(youngest), year: youngest.year },
  };
}

/** The two sentences of a list about its cars for sale; `name` names them in the plural. */
export function summaryText({ count, prices, youngest }: ListSummary, name: string): string {
  const span = prices && spanText(...prices);
  return [
    listSummaryCopy.forSale(count, name, span),
    count === 1
      ? listSummaryCopy.only(youngest.year)
      : listSummaryCopy.youngest(youngest.name, youngest.year),
  ].join(' ');
}

function spanText(low: number, high: number): string {
  return low === high
    ? listSummaryCopy.price(formatKroner(low))
    : listSummaryCopy.prices(formatAmount(low), formatKroner(high));
}
