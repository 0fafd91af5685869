import type { CatalogueAccessory } from '#catalogue/types.ts';

/** The order of /wheels: newest first, featured or not. */
export function byNewest(a: CatalogueAccessory, b: CatalogueAccessory): number {
  return b.accessory.created_at.getTime() - a.accessory.created_at.getTime();
}
