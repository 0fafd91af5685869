import { cashPrice } from '../vehicle/price/price.ts';
import type { PublicVehicle } from '../vehicle/public-vehicle.ts';
import { findWatched, type WatchedStock } from './watched-stock.ts';
import { confirmedWatches, type SeenVehicle, type Watch, type Watcher } from './watcher.ts';

/** The news about a vehicle since its watcher was last told. */
export interface NewsItem {
  vehicle: PublicVehicle;
  became: 'new' | 'available' | 'reserved' | 'sold' | null;
  /** How much cheaper it is, in DKK; 0 where it is not. */
  cheaperBy: number;
}

export interface WatchNews {
  watch: Watch;
  items: NewsItem[];
}

/**
 * The exact difference between the news that a person last got and the stock, each vehicle once,
 * and what they then know: a price that rose is not news, so a later one is compared with the one
 * before. A vehicle that a search no longer finds is news only if it was reserved or sold.
 */
export function findNews(
  watcher: Watcher,
  stock: WatchedStock,
  now: Date,
): { news: WatchNews[]; seen: Watcher['seen'] } {
  const told = new Set<string>();
  const news: WatchNews[] = [];
  const watches = confirmedWatches(watcher, now);
  for (const watch of watches) {
    const before = watcher.seen[watch.key] ?? {};
    const items: NewsItem[] = [];
    for (const vehicle of stillOrOnceFound(watch, before, stock)) {
      if (told.has(vehicle.id)) continue;
      const item = newsOf(vehicle, before[vehicle.id], stock.states[vehicle.id]);
      if (!item) continue;
      told.add(vehicle.id);
      items.push(item);
    }
    if (items.length > 0) news.push({ watch, items });
  }
  const seen: Watcher['seen'] = {};
  for (const watch of watches) {
    seen[watch.key] = seenOnceTold(watch, watcher.seen[watch.key], told, stock);
  }
  return { news, seen };
}

function seenOnceTold(
  watch: Watch,
  before: Readonly<Record<string, SeenVehicle>> = {},
  told: ReadonlySet<string>,
  stock: WatchedStock,
): Record<string, SeenVehicle> {
  const seen: Record<string, SeenVehicle> = {};
  for (const { id } of findWatched(watch, stock)) {
    const known = told.has(id) ? undefined : before[id];
    // A price that came later counts from then on.
    const state = known && known.price !== null ? known : stock.states[id];
    if (state) seen[id] = state;
  }
  return seen;
}

/** The vehicles that a watch finds, and those it once found that are now reserved or sold. */
function stillOrOnceFound(
  watch: Watch,
  before: Readonly<Record<string, SeenVehicle>>,
  stock: WatchedStock,
): readonly PublicVehicle[] {
  const found = findWatched(watch, stock);
  const left: PublicVehicle[] = [];
  for (const id in before) {
    const status = stock.states[id]?.status;
    if (status !== 'reserved' && !isSold(status)) continue;
    const vehicle = stock.byId.get(id);
    if (vehicle && !found.includes(vehicle)) left.push(vehicle);
  }
  return left.length === 0 ? found : [...found, ...left];
}

function newsOf(
  vehicle: PublicVehicle,
  before: SeenVehicle | undefined,
  after: SeenVehicle | undefined,
): NewsItem | null {
  if (!after) return null;
  const { status, price } = after;
  if (!before) {
    return standing(status) === 'available' ? { vehicle, became: 'new', cheaperBy: 0 } : null;
  }
  const became = standing(before.status) === standing(status) ? null : standing(status);
  // The last price of a sold vehicle is no news.
  const fall = isSold(status) ? 0 : (before.price ?? 0) - (price ?? Number.POSITIVE_INFINITY);
  const cheaperBy = Math.max(0, fall);
  return became || cheaperBy > 0 ? { vehicle, became, cheaperBy } : null;
}

/** A vehicle in maintenance can be bought. */
function standing(status: SeenVehicle['status']): 'available' | 'reserved' | 'sold' {
  if (isSold(status)) return 'sold';
  return status === 'reserved' ? 'reserved' : 'available';
}

function isSold(status: SeenVehicle['status'] | undefined): boolean {
  return status === 'sold' || status === 'archived';
}

const MOST_SIMILAR = 3;

/** Vehicles for sale like one that is gone: of its make, else of its fuel, else any; nearest in price first. */
export function similarTo(of: PublicVehicle, { vehicles }: WatchedStock): PublicVehicle[] {
  const rank = ({ make, fuel_type }: PublicVehicle) =>
    make === of.make ? 0 : fuel_type === of.fuel_type ? 1 : 2;
  const distance = (vehicle: PublicVehicle) =>
    Math.abs((cashPrice(vehicle) ?? 0) - (cashPrice(of) ?? 0));
  return vehicles
    .filter(({ status, id }) => status === 'available' && id !== of.id)
    .toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b))
    .slice(0, MOST_SIMILAR);
}
