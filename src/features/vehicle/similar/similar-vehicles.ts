import type { CatalogueVehicle } from '#catalogue/types.ts';

type Vehicle = CatalogueVehicle['vehicle'];

const SIMILAR_COUNT = 4;

/** How far the price of a similar vehicle may be from that of the other, in parts of it; nearer first. */
const PRICE_BANDS = [0.25, 0.5, Number.POSITIVE_INFINITY] as const;
/** What vehicles of one body and price band may have in common, the most alike first. */
const LIKENESSES = [['fuel_type', 'make'], ['fuel_type'], ['make'], []] as const;
type Likeness = readonly ('body_type' | 'fuel_type' | 'make')[];

/**
 * Prepares 'Lignende biler' for a whole stock and returns a function that finds them for one vehicle:
 * those of its body first, among them those near its price, among them those of its fuel, then of its
 * make. For a price on request, each group is newest first. A reserved vehicle comes after all that
 * are for sale; never a sold vehicle, never the vehicle itself.
 */
export function similarIn(
  inventory: readonly CatalogueVehicle[],
): (of: Vehicle) => CatalogueVehicle[] {
  const isReserved = ({ vehicle }: CatalogueVehicle) => vehicle.status === 'reserved';
  const unsold = inventory.filter(({ vehicle }) => vehicle.status !== 'sold');
  const pools = [unsold.filter((item) => !isReserved(item)), unsold.filter(isReserved)];
  const newestFirst = pools.map(groupsOf);
  const byPrice = pools.map((pool) => groupsOf(inPriceOrder(pool)));

  return (of) => {
    const found: CatalogueVehicle[] = [];
    for (const groups of of.price > 0 ? byPrice : newestFirst) {
      for (const item of candidates(groups, of)) {
        if (item.vehicle.id === of.id || found.includes(item)) continue;
        found.push(item);
        if (found.length === SIMILAR_COUNT) return found;
      }
    }
    return found;
  };
}

/** The vehicles of one pool by what they are like, most alike first; some come several times. */
function* candidates(groups: Groups, of: Vehicle): Generator<CatalogueVehicle> {
  const bodies: Likeness[] = of.body_type === null ? [[]] : [['body_type'], []];
  for (const body of bodies) {
    for (const band of of.price > 0 ? PRICE_BANDS : [Number.POSITIVE_INFINITY]) {
      for (const likeness of LIKENESSES) {
        const group = groups(of, [...body, ...likeness]);
        yield* of.price > 0 ? nearest(group, of, band) : group.slice(0, GROUP_SIZE);
      }
    }
  }
}

/** Enough of each group to have four left without the vehicle itself and duplicates. */
const GROUP_SIZE = 2 * SIMILAR_COUNT + 1;

type Groups = (of: Vehicle, likeness: Likeness) => CatalogueVehicle[];

/** Finds the vehicles of a pool, in its order, that have some fields in common with one. */
function groupsOf(pool: CatalogueVehicle[]): Groups {
  const byLikeness = new Map<string, Map<string, CatalogueVehicle[]>>();
  return (of, likeness) => {
    const keyOf = (vehicle: Vehicle) => likeness.map((field) => vehicle[field]).join('\n');
    const name = likeness.join();
    const groups = byLikeness.get(name) ?? Map.groupBy(pool, ({ vehicle }) => keyOf(vehicle));
    byLikeness.set(name, groups);
    return groups.get(keyOf(of)) ?? [];
  };
}

function inPriceOrder(vehicles: CatalogueVehicle[]): CatalogueVehicle[] {
  return vehicles
    .filter(({ vehicle }) => vehicle.price > 0)
    .sort((a, b) => a.vehicle.price - b.vehicle.price);
}

/** The vehicles of a group closest in price, within a band, the closest first; `byPrice` is sorted by price. */
function nearest(byPrice: CatalogueVehicle[], of: Vehicle, band: number): CatalogueVehicle[] {
  return around(byPrice, of.price)
    .filter((item) => distance(item, of) <= band * of.price)
    .sort((a, b) => distance(a, of) - distance(b, of));
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
  return byPrice.slice(Math.max(0, first - GROUP_SIZE), first + GROUP_SIZE);
}

function distance({ vehicle }: CatalogueVehicle, of: Vehicle): number {
  return Math.abs(vehicle.price - of.price);
}
