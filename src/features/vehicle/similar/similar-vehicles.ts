import type { CatalogueVehicle } from '#catalogue/types.ts';

type Vehicle = CatalogueVehicle['vehicle'];

const SIMILAR_COUNT = 4;

/**
 * Prepares 'Lignende biler' for a whole stock and returns a function that finds them for one vehicle:
 * of the same make, then of the same fuel, then of all, each group by nearest price. For a price on
 * request each group is newest first. Never a sold vehicle, never the vehicle itself.
 */
export function similarIn(
  inventory: readonly CatalogueVehicle[],
): (of: Vehicle) => CatalogueVehicle[] {
  const unsold = inventory.filter(({ vehicle }) => vehicle.status !== 'sold');
  let newest: Groups | null = null;
  let byPrice: Groups | null = null;

  const groupsAround = (of: Vehicle) => {
    if (of.price > 0) {
      byPrice ??= groupsOf(inPriceOrder(unsold));
      return byPrice(of);
    }
    newest ??= groupsOf(unsold);
    return newest(of);
  };

  return (of) => {
    const found: CatalogueVehicle[] = [];
    // The first group has enough in most cases, and the others cost twice as much.
    for (const group of groupsAround(of)) {
      const closest = of.price > 0 ? nearest(group, of) : group.slice(0, GROUP_SIZE);
      for (const item of closest) {
        if (item.vehicle.id === of.id || found.includes(item)) continue;
        found.push(item);
        if (found.length === SIMILAR_COUNT) return found;
      }
    }
    return found;
  };
}

/** Enough of each group to have four left without the vehicle itself and duplicates. */
const GROUP_SIZE = 2 * SIMILAR_COUNT + 1;

/** The groups of a vehicle: its make, its fuel, all. */
type Groups = (of: Vehicle) => CatalogueVehicle[][];

/** The groups of a stock in one order. */
function groupsOf(all: CatalogueVehicle[]): Groups {
  const byMake = Map.groupBy(all, ({ vehicle }) => vehicle.make);
  const byFuel = Map.groupBy(all, ({ vehicle }) => vehicle.fuel_type);
  return ({ make, fuel_type: fuel }) => [byMake.get(make) ?? [], byFuel.get(fuel) ?? [], all];
}

function inPriceOrder(vehicles: CatalogueVehicle[]): CatalogueVehicle[] {
  return vehicles
    .filter(({ vehicle }) => vehicle.price > 0)
    .sort((a, b) => a.vehicle.price - b.vehicle.price);
}

/** The vehicles of a group closest in price, the closest first; `byPrice` is sorted by price. */
function nearest(byPrice: CatalogueVehicle[], of: Vehicle): CatalogueVehicle[] {
  return around(byPrice, of.price).sort((a, b) => distance(a, of) - distance(b, of));
}

/** Enough vehicles on either side of a price, found by binary search. */
function around(byPrice: CatalogueVehicle[], price: number): CatalogueVehicle[] {
  let first = 0;
  let end = byPrice.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((byPrice[middle]?.vehicle.price ?? 0) < price) first = middle + 1;
    else end = middle;
  }
  return byPrice.slice(Math.max(0, first - SIMILAR_COUNT), first + SIMILAR_COUNT + 1);
}

function distance({ vehicle }: CatalogueVehicle, of: Vehicle): number {
  return Math.abs(vehicle.price - of.price);
}
