import { inventoryCopy } from '#copy/pages/inventory/inventory.ts';

/** The one facet value that a list shows, and its name. */
export interface ListChoice {
  facet: string;
  value: string;
  name: string;
}

/** The title of a list: `Volvo V60 på lager`, `Elbiler på lager`. */
export function listTitle(chosen: readonly ListChoice[]): string {
  const named = chosen.filter(({ facet }) => facet === 'make' || facet === 'model');
  if (named.length > 0) return inventoryCopy.makeTitle(named.map(({ name }) => name).join(' '));
  const [only, ...others] = chosen;
  const plural = only && inventoryCopy.plurals[only.value];
  return plural && others.length === 0 ? inventoryCopy.makeTitle(plural) : inventoryCopy.title;
}
