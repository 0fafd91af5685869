import { danishDate } from '../time/danish-date.ts';
import { type Favourite, type Favourites, MAX_FAVOURITES, type Seen } from './favourites.ts';

/** The favourites with one more, the newest first; null where there is no place for it. */
export function withFavourite(
  before: Favourites | null,
  favourite: Omit<Favourite, 'before'>,
  now: Date,
): Favourites | null {
  const others = (before?.vehicles ?? []).filter(({ id }) => id !== favourite.id);
  if (others.length >= MAX_FAVOURITES) return null;
  const added = { ...favourite, before: favourite.seen };
  const days = before ?? { visited: now.toISOString(), visitedBefore: null };
  return { ...days, vehicles: [added, ...others] };
}

/** The favourites without one; null where it was the last. */
export function withoutFavourite(before: Favourites, id: string): Favourites | null {
  const vehicles = before.vehicles.filter((each) => each.id !== id);
  return vehicles.length === 0 ? null : { ...before, vehicles };
}

/**
 * The favourites after a visit in which their vehicles were found as they are now. Every visit of a
 * day is compared with the last one of an earlier day, so that a reload says the same.
 */
export function withVisit(
  before: Favourites,
  found: ReadonlyMap<string, Seen>,
  now: Date,
): Favourites {
  const isNewDay = danishDate(new Date(before.visited)) !== danishDate(now);
  return {
    visited: now.toISOString(),
    visitedBefore: isNewDay ? before.visited : before.visitedBefore,
    vehicles: before.vehicles.map((vehicle) => ({
      ...vehicle,
      before: isNewDay ? vehicle.seen : vehicle.before,
      seen: found.get(vehicle.id) ?? vehicle.seen,
    })),
  };
}
