import { categoryCopy, conditionLabel } from '#copy/labels.ts';
import { shopCopy } from '#copy/pages/shop.ts';
import type { Accessory } from '#domain/accessory.ts';

/** What an accessory is, its condition, whether it fits, and who made it. */
export function accessoryFacts(
  accessory: Pick<Accessory, 'category' | 'condition_status' | 'tire_size' | 'brand' | 'model'>,
) {
  const { facts } = shopCopy;
  const { category, condition_status: condition, tire_size: size } = accessory;
  const brand = [accessory.brand, accessory.model].filter(Boolean).join(' ');
  return [
    { label: facts.category, value: categoryCopy[category] },
    { label: facts.condition, value: conditionLabel(condition) },
    ...(category === 'wheels' && size ? [{ label: facts.tireSize, value: size }] : []),
    ...(brand ? [{ label: facts.brand, value: brand }] : []),
  ];
}

/** The price as `format` writes it: the shop and /wheels differ; 0 means that it is on request. */
export function accessoryPrice(
  { price }: Pick<Accessory, 'price'>,
  format: (amount: number) => string,
): string {
  return price > 0 ? format(price) : shopCopy.priceOnRequest;
}
