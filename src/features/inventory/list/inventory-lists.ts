import type { Catalogue, CatalogueVehicle } from '#catalogue/types.ts';
import { groupBy } from '#domain/group-by.ts';
import { rowsShown } from '#domain/search/state/rows-shown.ts';
import { choiceValue, makeOfModel } from '#domain/search/values/choice-values.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import { type InventoryPart, inventoryPartPath, inventoryPath } from '#paths';
import { valueLabel } from '../search/value-label.ts';
import { type Make, makesOf } from './makes.ts';
import { type ListSummary, listSummary } from './texts/list-summary.ts';

/** A part of the stock, other than a make, that has pages of its own: a model, a fuel or a body. */
export interface ListPart {
  facet: InventoryPart;
  value: string;
  /** As visitors read it: `V60`, `El`, `Stationcar`. */
  name: string;
}

/** The page of a list of the inventory, with the newest of its rows. The search has the others. */
export interface InventoryList {
  path: string;
  /** The path that search engines index: that of the make for a model that is all the make has. */
  canonical: string;
  /** Null for the whole stock, and for a fuel or a body. */
  make: Make | null;
  /** The model, the fuel or the body that the list shows alone; missing otherwise. */
  part?: ListPart;
  total: number;
  statuses: Readonly<Record<string, number>>;
  rows: CatalogueVehicle[];
  /** Of all vehicles of a make, a model, a fuel or a body; null where none is for sale. */
  summary: ListSummary | null;
}

const FACETS = ['model', 'fuel', 'body'] as const satisfies readonly InventoryPart[];

/**
 * Every list of the inventory: the whole stock, then each make, model, fuel and body. A make whose
 * vehicles are all sold has an empty one, since links and bookmarks still lead there; `vehicles` also
 * has the sold ones.
 */
export function inventoryLists({
  inventory,
  vehicles,
}: Pick<Catalogue, 'inventory' | 'vehicles'>): InventoryList[] {
  const byMake = groupBy(inventory, ({ vehicle }) => makeSlug(vehicle.make));
  const makes = [
    ...makesOf(inventory.map(({ vehicle }) => vehicle)),
    ...soldOutMakes(vehicles, byMake),
  ];
  return [
    { ...pathsOf(inventoryPath()), make: null, ...newestOf(inventory), summary: null },
    ...makes.map((make) => ({
      ...pathsOf(inventoryPath(make.name)),
      make,
      ...newestOf(byMake.get(make.slug) ?? []),
    })),
    ...partsOf(inventory).map(({ part, vehicles: ofPart }) => {
      const ownMake = part.facet === 'model' ? makeOfModel(part.value) : null;
      const make = makes.find(({ slug }) => slug === ownMake) ?? null;
      const isAllOfMake = make?.count === ofPart.length;
      return {
        ...pathsOf(
          inventoryPartPath(part.facet, part.value),
          isAllOfMake ? inventoryPath(make.name) : undefined,
        ),
        make,
        part,
        ...newestOf(ofPart),
      };
    }),
  ];
}

function pathsOf(path: string, canonical = path) {
  return { path, canonical };
}

function newestOf(vehicles: readonly CatalogueVehicle[]) {
  const total = vehicles.length;
  const statuses: Record<string, number> = {};
  for (const { vehicle } of vehicles)
    statuses[vehicle.status] = (statuses[vehicle.status] ?? 0) + 1;
  const rows = vehicles.slice(0, rowsShown(total, 1));
  return { total, statuses, rows, summary: listSummary(vehicles) };
}

/** The makes whose vehicles are all sold and gone from the inventory. */
function soldOutMakes(
  vehicles: readonly CatalogueVehicle[],
  inStock: ReadonlyMap<string, unknown>,
): Make[] {
  const gone = vehicles.filter(({ vehicle }) => !inStock.has(makeSlug(vehicle.make)));
  return makesOf(gone.map(({ vehicle }) => vehicle)).map((make) => ({ ...make, count: 0 }));
}

/** Every model, fuel and body that the stock has, with its vehicles in the order of the stock. */
function partsOf(
  inventory: readonly CatalogueVehicle[],
): { part: ListPart; vehicles: CatalogueVehicle[] }[] {
  return FACETS.flatMap((facet) => {
    const byValue = groupBy(inventory, ({ vehicle }) => choiceValue(facet, vehicle));
    return [...byValue].flatMap(([value, vehicles]) => {
      const [first] = vehicles;
      if (value === null || !first) return [];
      const name = valueLabel(facet, value) ?? first.vehicle.model;
      return [{ part: { facet, value, name }, vehicles }];
    });
  });
}
