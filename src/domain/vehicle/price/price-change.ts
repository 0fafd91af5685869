/** How the prices of many vehicles change: by percent, by kroner, or to one price. */
export type PriceChange = { by: 'percent' | 'amount' | 'fixed'; value: number };

/** The rounding of a changed price, in DKK; `900`: the nearest one that ends in 900. */
export const PRICE_ROUNDINGS = ['none', '100', '500', '1000', '900'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/**
 * The price after the change, in whole kroner; null where there is no price to begin with, or none
 * would be left.
 */
export function changedPrice(
  price: number,
  { by, value }: PriceChange,
  rounding: PriceRounding,
): number | null {
  if (by === 'fixed') return value;
  if (price <= 0) return null;
  const changed = by === 'percent' ? (price * (100 + value)) / 100 : price + value;
  const rounded = round(changed, rounding);
  return rounded > 0 ? rounded : null;
}

function round(price: number, rounding: PriceRounding): number {
  if (rounding === 'none') return Math.round(price);
  if (rounding === '900') return Math.round((price - 900) / 1000) * 1000 + 900;
  const step = Number(rounding);
  return Math.round(price / step) * step;
}
