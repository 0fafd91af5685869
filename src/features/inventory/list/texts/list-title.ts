import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';
import type { Chip } from '#features/inventory/search/controls/list-data.ts';

/** The title of a list: `Volvo V60 på lager`, `Elbiler på lager`. */
export function listTitle(chosen: readonly Chip[]): string {
  const named = chosen.filter(({ facet }) => facet === 'make' || facet === 'model');
  if (named.length > 0) return inventoryCopy.makeTitle(named.map(({ name }) => name).join(' '));
  const [only, ...others] = chosen;
  const plural = only && inventoryCopy.plurals[only.value];
  return plural && others.length === 0 ? inventoryCopy.makeTitle(plural) : inventoryCopy.title;
}
