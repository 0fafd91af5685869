import * as v from 'valibot';
import { bookkeeping } from './schema/bookkeeping.ts';
import { ACCESSORY_CATEGORIES, ACCESSORY_CONDITIONS } from './schema/enumerations.ts';
import { amount, flag, optionalName, optionalText, requiredName } from './schema/schemas.ts';

/** A document of `accessories`. */
export const AccessorySchema = v.object({
  name: requiredName(120),
  category: v.picklist(ACCESSORY_CATEGORIES),
  description: optionalText(3000),
  /** DKK incl. moms. */
  price: amount,
  condition_status: v.optional(v.nullable(v.picklist(ACCESSORY_CONDITIONS)), null),
  /** Only for wheels. */
  tire_size: optionalName(60),
  brand: optionalName(60),
  model: optionalName(100),
  available: flag(true),
  featured: flag(false),
  ...bookkeeping,
});
export type Accessory = v.InferOutput<typeof AccessorySchema> & { id: string };

/** The shop's order: featured first, then newest; equal times are ordered by id. */
export function byShopOrder(
  a: Pick<Accessory, 'featured' | 'created_at' | 'id'>,
  b: Pick<Accessory, 'featured' | 'created_at' | 'id'>,
): number {
  if (a.featured !== b.featured) return a.featured ? -1 : 1;
  return b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? -1 : 1);
}
