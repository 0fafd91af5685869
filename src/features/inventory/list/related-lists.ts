import { inventoryCopy } from '#copy/pages/inventory.ts';
import { inventoryPartPath } from '#paths';
import { isChoice, type PanelData } from '../search/panel/panel-data.ts';
import type { InventoryList } from './inventory-lists.ts';

/** The lists that a list leads to: other models of its make, else other fuels and bodies. */
export function relatedLists(
  { make, part }: Pick<InventoryList, 'make' | 'part'>,
  { facets }: Pick<PanelData, 'facets'>,
): { name: string; path: string }[] {
  const wanted = make ? (['model'] as const) : (['fuel', 'body'] as const);
  return wanted.flatMap((facet) => {
    const values = facets.filter(isChoice).find((each) => each.facet === facet)?.values ?? [];
    return values
      .filter(([value]) => value !== part?.value)
      .map(([value, name]) => ({
        name: (make ? null : inventoryCopy.plurals[value]) ?? `${make?.name ?? ''} ${name}`.trim(),
        path: inventoryPartPath(facet, value),
      }));
  });
}
