import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import { choiceValue } from '#domain/search/values/choice-values.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { inventoryPartPath } from '#paths';
import { isChoice, type PanelData } from '../search/panel/panel-data.ts';
import type { InventoryList } from './inventory-lists.ts';

export function listsOfVehicle(vehicle: PublicVehicle): { name: string; path: string }[] {
  return (['body', 'fuel'] as const).flatMap((facet) => {
    const value = choiceValue(facet, vehicle);
    const name = value === null ? undefined : inventoryCopy.plurals[value];
    return value === null || !name ? [] : [{ name, path: inventoryPartPath(facet, value) }];
  });
}

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
