import { groupBy } from '#domain/group-by.ts';
import type { Vehicle } from '../vehicle.ts';

/** The usual price of similar vehicles of the stock, in DKK. */
export interface UsualPrice {
  median: number;
  /** How many vehicles it is the median of. */
  count: number;
  /** Whether they are of the same model, or only of the same make. */
  of: 'model' | 'make';
}

export type PricedVehicle = Pick<Vehicle, 'id' | 'make' | 'model' | 'year' | 'price' | 'status'>;
/** The prices of similar vehicles, lowest first, and the price of each of them by its id. */
interface Similar {
  sorted: readonly number[];
  byId: ReadonlyMap<string, number>;
}

/** Looks up prices in a stock; each make, model and year is looked up once. */
export interface PriceIndex {
  byMake: ReadonlyMap<string, readonly PricedVehicle[]>;
  cache: Map<string, { ofModel: Similar; ofMake: Similar }>;
}

/** Fewer prove nothing. */
const FEWEST = 3;
const YEARS_APART = 1;

/** Sorts the stock by make, so that many prices can be compared with it. */
export function priceIndex(stock: readonly PricedVehicle[]): PriceIndex {
  const priced = stock.filter(({ price, status }) => price > 0 && status !== 'archived');
  return { byMake: groupBy(priced, ({ make }) => key(make)), cache: new Map() };
}

/**
 * The usual price of the other vehicles of the same model, else of the same make, and about the
 * same year; null where there are too few of them.
 */
export function usualPrice(
  index: PriceIndex,
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model' | 'year'>,
): UsualPrice | null {
  const { ofModel, ofMake } = similarTo(index, vehicle);
  return medianOfOthers('model', ofModel, vehicle.id) ?? medianOfOthers('make', ofMake, vehicle.id);
}

/**
 * Whether a price is far from the usual one. Models of one make differ more from each other than
 * cars of one model.
 */
export function isUnusual(price: number, { median, of }: UsualPrice): boolean {
  const factor = of === 'model' ? 2 : 3;
  return price > median * factor || price < median / factor;
}

function similarTo(
  { byMake, cache }: PriceIndex,
  { make, model, year }: Pick<Vehicle, 'make' | 'model' | 'year'>,
): { ofModel: Similar; ofMake: Similar } {
  const name = JSON.stringify([key(make), key(model), year]);
  const known = cache.get(name);
  if (known) return known;
  const ofMake = (byMake.get(key(make)) ?? []).filter(
    (other) => Math.abs(other.year - year) <= YEARS_APART,
  );
  const ofModel = ofMake.filter((other) => key(other.model) === key(model));
  const found = { ofModel: similar(ofModel), ofMake: similar(ofMake) };
  cache.set(name, found);
  return found;
}

function similar(vehicles: readonly PricedVehicle[]): Similar {
  return {
    sorted: vehicles.map(({ price }) => price).sort((a, b) => a - b),
    byId: new Map(vehicles.map(({ id, price }) => [id, price])),
  };
}

function medianOfOthers(
  of: UsualPrice['of'],
  { sorted, byId }: Similar,
  id: string,
): UsualPrice | null {
  const own = byId.get(id);
  const prices = own === undefined ? sorted : sorted.toSpliced(sorted.indexOf(own), 1);
  if (prices.length < FEWEST) return null;
  const middle = Math.floor(prices.length / 2);
  const upper = prices[middle] ?? 0;
  const lower = prices[prices.length % 2 === 0 ? middle - 1 : middle] ?? 0;
  return { of, median: (lower + upper) / 2, count: prices.length };
}

function key(name: string): string {
  return name.trim().toLocaleLowerCase('da');
}
