import type { purchasePrice } from '#domain/vehicle/price/price.ts';

/** What a buyer pays now in DKK; undefined on request. */
export function cashPrice(price: ReturnType<typeof purchasePrice>): number | undefined {
  if (price.kind === 'sale') return price.sale;
  return price.kind === 'price' ? price.price : undefined;
}
