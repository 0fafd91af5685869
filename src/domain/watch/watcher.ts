import * as v from 'valibot';
import { STORED_VEHICLE_STATUSES } from '../schema/enumerations.ts';
import { documentId, optionalTime, time } from '../schema/schemas.ts';

/**
 * The collection of the people who are mailed about searches and vehicles, in the database of the
 * inquiries.
 */
export const WATCHERS_COLLECTION = 'watchers';

/** Searches and lists of vehicles that one address may have mails about. */
export const MOST_WATCHES = 10;
/** Vehicles of one list; as many as a visitor may have favourites. */
export const MOST_VEHICLES = 50;
/** A search that finds more is too broad to watch. */
export const MOST_FOUND = 500;
const MONTHS = 6;
const UNCONFIRMED_MS = 2 * 86_400_000;

const WatchSchema = v.object({
  /** Its id among the watches of its person. */
  key: v.pipe(v.string(), v.regex(/^[a-f0-9]{8}$/u)),
  /** The parameters of the search; empty for a list of vehicles. */
  query: v.string(),
  vehicle_ids: v.array(documentId),
  /** Its name on pages and in mails. */
  name: v.string(),
  created_at: time,
  /** Null until the link of the mail was pressed: before that nothing is sent. */
  confirmed_at: optionalTime,
  ends_at: time,
});
export type Watch = v.InferOutput<typeof WatchSchema>;

const SeenSchema = v.object({
  /** DKK; null for a price on request. */
  price: v.nullable(v.number()),
  status: v.picklist(STORED_VEHICLE_STATUSES),
});
/** The last news that a person got about a vehicle. */
export type SeenVehicle = v.InferOutput<typeof SeenSchema>;

/** A document of `watchers`: one person, by the address alone, and all that they watch. */
export const WatcherSchema = v.object({
  email: v.string(),
  /** The address in lower case, as inquiries have it. */
  email_key: v.string(),
  watches: v.array(WatchSchema),
  /** For each confirmed watch the vehicles that it found, by their ids. */
  seen: v.record(v.string(), v.record(v.string(), SeenSchema)),
  /** The Danish day of the last mail about vehicles, `YYYY-MM-DD`; empty before the first. */
  mailed_on: v.string(),
  /** When the document is deleted: with its last watch. */
  expires_at: time,
});
export type Watcher = v.InferOutput<typeof WatcherSchema>;

/** A request to be mailed about a search or vehicles. */
export type Wish = Pick<Watch, 'query' | 'vehicle_ids' | 'name'>;

/** The watches that have not ended, without those that were not confirmed in time. */
export function runningWatches({ watches }: Pick<Watcher, 'watches'>, now: Date): Watch[] {
  return watches.filter(({ ends_at }) => ends_at > now);
}

/** The watches that mails are sent about. */
export function confirmedWatches(watcher: Pick<Watcher, 'watches'>, now: Date): Watch[] {
  return runningWatches(watcher, now).filter(({ confirmed_at }) => confirmed_at !== null);
}

/** The watcher with only these watches; null where none remains. */
export function withWatches(watcher: Watcher, watches: Watch[]): Watcher | null {
  if (watches.length === 0) return null;
  const keys = new Set(watches.map(({ key }) => key));
  return {
    ...watcher,
    watches,
    seen: Object.fromEntries(Object.entries(watcher.seen).filter(([key]) => keys.has(key))),
    expires_at: new Date(Math.max(...watches.map(({ ends_at }) => ends_at.getTime()))),
  };
}

/** The watcher with a wish that waits for its confirmation, and that watch. The same wish is one watch. */
export function withWish(
  watcher: Watcher,
  { wish, key, now }: { wish: Wish; key: string; now: Date },
): { watcher: Watcher; watch: Watch } {
  const running = runningWatches(watcher, now);
  const known = running.find((watch) => isSameWish(watch, wish));
  if (known) return { watcher, watch: known };
  const ends_at = new Date(now.getTime() + UNCONFIRMED_MS);
  const watch: Watch = { ...wish, key, created_at: now, confirmed_at: null, ends_at };
  const confirmed = running.filter(({ confirmed_at }) => confirmed_at !== null);
  const waiting = running.filter(({ confirmed_at }) => confirmed_at === null);
  const watches = [...confirmed, ...waiting.slice(1 - MOST_WATCHES), watch];
  return { watcher: withWatches(watcher, watches) ?? watcher, watch };
}

/** The watcher once a watch is confirmed, or `full`; a watch that was confirmed before lasts anew. */
export function withConfirmed(
  watcher: Watcher,
  { key, seen, now }: { key: string; seen: Record<string, SeenVehicle>; now: Date },
): Watcher | 'full' {
  const running = runningWatches(watcher, now);
  const others = confirmedWatches(watcher, now).filter((watch) => watch.key !== key);
  if (others.length >= MOST_WATCHES) return 'full';
  const watches = running.map((watch) =>
    watch.key === key ? { ...watch, confirmed_at: now, ends_at: monthsAfter(now, MONTHS) } : watch,
  );
  const known = watcher.seen[key];
  return {
    ...(withWatches(watcher, watches) ?? watcher),
    seen: { ...watcher.seen, [key]: known ?? seen },
  };
}

function isSameWish(watch: Watch, wish: Wish): boolean {
  const ids = (one: Wish) => [...one.vehicle_ids].sort().join(',');
  return watch.query === wish.query && ids(watch) === ids(wish);
}

function monthsAfter(time: Date, months: number): Date {
  const later = new Date(time);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
