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
  const byMake = Map.groupBy(forSale, ({ vehicle }) => vehicle.make);

  return (of) => {
    const isOther = ({ vehicle }: StockVehicle) => vehicle.id !== of.id;
    const nearest = (byMake.get(of.make) ?? [])
      .filter(isOther)
      .sort((a, b) => distance(a, of) - distance(b, of))
      .slice(0, SIMILAR_COUNT);
    // Enough of the newest that the gaps can be filled whatever was chosen already.
    const newest = forSale.slice(0, 2 * SIMILAR_COUNT + 1).filter(isOther);
    return [...new Set([...nearest, ...newest])].slice(0, SIMILAR_COUNT);
  };
}

function distance({ vehicle }: StockVehicle, of: StockVehicle['vehicle']): number {
  return Math.abs(vehicle.price - of.price);
}
