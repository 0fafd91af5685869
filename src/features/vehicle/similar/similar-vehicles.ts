import type { CatalogueVehicle } from '#catalogue/types.ts';

const SIMILAR_COUNT = 4;

/**
 * Prepares 'Lignende biler' for a whole stock: of the same make, then of the same fuel, then of all,
 * each time those nearest in price. A car whose price is on request goes with the newest instead.
 * Never a sold car, never the car itself.
 */
export function similarIn(
  inventory: readonly CatalogueVehicle[],
): (of: CatalogueVehicle['vehicle']) => CatalogueVehicle[] {
  const newest = circlesOf(inventory.filter(({ vehicle }) => vehicle.status !== 'sold'));
  const byPrice = circlesOf(
    newest.all
      .filter(({ vehicle }) => vehicle.price > 0)
      .toSorted((a, b) => a.vehicle.price - b.vehicle.price),
  );

  return (of) => {
    const found =
      of.price > 0
        ? byPrice.around(of).flatMap((circle) => nearest(circle, of))
        : newest.around(of).flatMap((circle) => circle.slice(0, ENOUGH));
    const others = found.filter(({ vehicle }) => vehicle.id !== of.id);
    return [...new Set(others)].slice(0, SIMILAR_COUNT);
  };
}

/** So many of a circle that four are left whatever the circles before it have given. */
const ENOUGH = 2 * SIMILAR_COUNT + 1;

/** A stock in one order, and the ever wider circles around a car: its make, its fuel, all. */
function circlesOf(all: CatalogueVehicle[]) {
  const byMake = Map.groupBy(all, ({ vehicle }) => vehicle.make);
  const byFuel = Map.groupBy(all, ({ vehicle }) => vehicle.fuel_type);
  return {
    all,
    around: ({ make, fuel_type: fuel }: CatalogueVehicle['vehicle']) => [
      byMake.get(make) ?? [],
      byFuel.get(fuel) ?? [],
      all,
    ],
  };
}

/** The cars of a circle next to a price, the nearest first. */
function nearest(byPrice: CatalogueVehicle[], of: CatalogueVehicle['vehicle']): CatalogueVehicle[] {
  return around(byPrice, of.price).sort((a, b) => distance(a, of) - distance(b, of));
}

/** Of cars in the order of their prices those next to a price, enough at either side of it. */
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

function distance({ vehicle }: CatalogueVehicle, of: CatalogueVehicle['vehicle']): number {
  return Math.abs(vehicle.price - of.price);
}
