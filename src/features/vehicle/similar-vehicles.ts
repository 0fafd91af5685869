import type { CatalogueVehicle } from '#catalogue/types.ts';
import { groupBy } from '#domain/group-by.ts';

type Vehicle = CatalogueVehicle['vehicle'];

const SIMILAR_COUNT = 4;

/** How far the price of a similar vehicle may be from that of the other, in parts of it; nearer first. */
const PRICE_BANDS = [0.25, 0.5, Number.POSITIVE_INFINITY] as const;
type Likeness = readonly ('body_type' | 'fuel_type' | 'make')[];
/** The common fields of vehicles of one price band, the most similar first. */
const OF_ANY_BODY: readonly Likeness[] = [['fuel_type', 'make'], ['fuel_type'], ['make'], []];
const OF_ONE_BODY = OF_ANY_BODY.map((likeness): Likeness => ['body_type', ...likeness]);

/**
 * Prepares 'Lignende biler' for a whole stock and returns a function that finds them for one vehicle:
 * those of its body first, among them those near its price, among them those of its fuel, then of its
 * make. For a price on request, each group is newest first. A reserved vehicle comes after all that
 * are for sale; never a sold vehicle, never the vehicle itself. A van is like vans alone.
 */
export function similarIn(
  inventory: readonly CatalogueVehicle[],
): (of: Vehicle) => CatalogueVehicle[] {
  const isReserved = ({ vehicle }: CatalogueVehicle) => vehicle.status === 'reserved';
  const unsold = inventory.filter(({ vehicle }) => vehicle.status !== 'sold');
  const pools = [unsold.filter((item) => !isReserved(item)), unsold.filter(isReserved)];
  const newestFirst = pools.map(groupsOf);
  const byPrice = pools.map((pool) => groupsOf(inPriceOrder(pool)));
  const isVan = ({ body_type }: Vehicle) => body_type === 'van';

  return (of) => {
    const found: CatalogueVehicle[] = [];
    for (const groups of of.price > 0 ? byPrice : newestFirst) {
      for (const item of candidates(groups, of)) {
        if (item.vehicle.id === of.id || isVan(item.vehicle) !== isVan(of)) continue;
        if (found.includes(item)) continue;
        found.push(item);
        if (found.length === SIMILAR_COUNT) return found;
      }
    }
    return found;
  };
}

/** The vehicles of one pool by similarity, most similar first; some come several times. */
function* candidates(groups: Groups, of: Vehicle): Generator<CatalogueVehicle> {
  const bodies = of.body_type === null ? [OF_ANY_BODY] : [OF_ONE_BODY, OF_ANY_BODY];
  for (const likenesses of bodies) {
    if (of.price <= 0) {
      for (const likeness of likenesses) yield* groups(of, likeness);
      continue;
    }
    for (const band of PRICE_BANDS) {
      for (const likeness of likenesses) yield* nearest(groups(of, likeness), of, band);
    }
  }
}

type Groups = (of: Vehicle, likeness: Likeness) => readonly CatalogueVehicle[];

/** Finds the vehicles of a pool, in its order, that have some fields in common with one. */
function groupsOf(pool: CatalogueVehicle[]): Groups {
  const byLikeness = new Map<Likeness, Map<string, CatalogueVehicle[]>>();
  return (of, likeness) => {
    const keyOf = (vehicle: Vehicle) =>
      likeness.reduce((key, field) => `${key}${vehicle[field]}\n`, '');
    let groups = byLikeness.get(likeness);
    if (!groups) {
      groups = groupBy(pool, ({ vehicle }) => keyOf(vehicle));
      byLikeness.set(likeness, groups);
    }
    return groups.get(keyOf(of)) ?? [];
  };
}

function inPriceOrder(vehicles: CatalogueVehicle[]): CatalogueVehicle[] {
  return vehicles
    .filter(({ vehicle }) => vehicle.price > 0)
    .sort((a, b) => a.vehicle.price - b.vehicle.price);
}

/** The vehicles of a group within a band of a price, the closest first; `byPrice` is sorted by price. */
function* nearest(
  byPrice: readonly CatalogueVehicle[],
  of: Vehicle,
  band: number,
): Generator<CatalogueVehicle> {
  let above = firstFrom(byPrice, of.price);
  let below = above - 1;
  for (;;) {
    const [lower, higher] = [byPrice[below], byPrice[above]];
    const isLower = lower && (!higher || distance(lower, of) <= distance(higher, of));
    const next = isLower ? lower : higher;
    if (!next || distance(next, of) > band * of.price) return;
    if (isLower) below -= 1;
    else above += 1;
    yield next;
  }
}

/** The place of the first vehicle of at least this price, found by binary search. */
function firstFrom(byPrice: readonly CatalogueVehicle[], price: number): number {
  let first = 0;
  let end = byPrice.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((byPrice[middle]?.vehicle.price ?? 0) < price) first = middle + 1;
    else end = middle;
  }
  return first;
}

function distance({ vehicle }: CatalogueVehicle, of: Vehicle): number {
  return Math.abs(vehicle.price - of.price);
}
