import type { CatalogueVehicle } from '#catalogue/types.ts';
import { choiceValue } from '#domain/search/values/choice-values.ts';
import type { InventoryPart } from '#paths';
import { valueLabel } from '../search/value-label.ts';

/** A part of the stock, other than a make, that has pages of its own: a model, a fuel or a body. */
export interface ListPart {
  facet: InventoryPart;
  value: string;
  /** As visitors read it: `V60`, `El`, `Stationcar`. */
  name: string;
}

const FACETS = ['model', 'fuel', 'body'] as const satisfies readonly InventoryPart[];

/** Every model, fuel and body that the stock has, with its vehicles in the order of the stock. */
export function partsOf(
  inventory: readonly CatalogueVehicle[],
): { part: ListPart; vehicles: CatalogueVehicle[] }[] {
  return FACETS.flatMap((facet) => {
    const byValue = Map.groupBy(inventory, ({ vehicle }) => choiceValue(facet, vehicle));
    return [...byValue].flatMap(([value, vehicles]) => {
      const [first] = vehicles;
      if (value === null || !first) return [];
      const name = valueLabel(facet, value) ?? first.vehicle.model;
      return [{ part: { facet, value, name }, vehicles }];
    });
  });
}
