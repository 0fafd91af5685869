import type { CatalogueVehicle } from '#catalogue/types.ts';
import { fuelLabel } from '#copy/labels.ts';
import { bodyTypeLabel } from '#copy/vehicle-labels.ts';
import { choiceValue } from '#domain/search/values/choice-values.ts';
import type { InventoryPart } from '#paths';

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
      return [{ part: { facet, value, name: nameOf(facet, first) }, vehicles }];
    });
  });
}

function nameOf(facet: InventoryPart, { vehicle }: CatalogueVehicle): string {
  if (facet === 'model') return vehicle.model;
  if (facet === 'body' && vehicle.body_type) return bodyTypeLabel(vehicle.body_type);
  return fuelLabel(vehicle.fuel_type);
}
