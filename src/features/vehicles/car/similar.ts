import type { StockVehicle } from '../stock.ts';

export const SIMILAR_COUNT = 4;

/**
 * Prepares 'Lignende biler' for a whole stock: of the same make those nearest in price, then the
 * newest others. Never a sold car, never the car itself.
 */
export function similarIn(
  inventory: readonly StockVehicle[],
): (of: StockVehicle['vehicle']) => StockVehicle[] {
  const forSale = inventory.filter(({ vehicle }) => vehicle.status !== 'sold');
  const byPrice = forSale.toSorted((a, b) => a.vehicle.price - b.vehicle.price);
  const byMake = Map.groupBy(byPrice, ({ vehicle }) => vehicle.make);

  return (of) => {
    const isOther = ({ vehicle }: StockVehicle) => vehicle.id !== of.id;
    const nearest = around(byMake.get(of.make) ?? [], of.price)
      .filter(isOther)
      .sort((a, b) => distance(a, of) - distance(b, of))
      .slice(0, SIMILAR_COUNT);
    // Enough of the newest that the gaps can be filled whatever was chosen already.
    const newest = forSale.slice(0, 2 * SIMILAR_COUNT + 1).filter(isOther);
    return [...new Set([...nearest, ...newest])].slice(0, SIMILAR_COUNT);
  };
}

/** Of cars in the order of their prices those next to a price, enough at either side of it. */
function around(byPrice: StockVehicle[], price: number): StockVehicle[] {
  let first = 0;
  let end = byPrice.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((byPrice[middle]?.vehicle.price ?? 0) < price) first = middle + 1;
    else end = middle;
  }
  return byPrice.slice(Math.max(0, first - SIMILAR_COUNT), first + SIMILAR_COUNT + 1);
}

function distance({ vehicle }: StockVehicle, of: StockVehicle['vehicle']): number {
  return Math.abs(vehicle.price - of.price);
}
