import { shopCopy } from '#copy/pages/shop.ts';
import type { Accessory } from '#domain/accessory.ts';

/** The price as `format` writes it: the shop and /wheels differ; 0 means that it is on request. */
export function accessoryPrice(
  { price }: Pick<Accessory, 'price'>,
  format: (amount: number) => string,
): string {
  return price > 0 ? format(price) : shopCopy.priceOnRequest;
}
