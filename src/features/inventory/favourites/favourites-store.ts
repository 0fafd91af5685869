import {
  withFavourite,
  withoutFavourite,
  withVisit,
} from '#domain/favourites/change-favourites.ts';
import {
  type Favourite,
  type Favourites,
  parseFavourites,
  type Seen,
} from '#domain/favourites/favourites.ts';
import { FAVOURITES_KEY } from './favourites-key.ts';

/** The outcome of an attempt to store a favourite. `refused`: the browser stores nothing. */
export type AddOutcome = 'stored' | 'full' | 'refused';

export function addFavourite(vehicle: Omit<Favourite, 'before'>): AddOutcome {
  const next = withFavourite(readFavourites(), vehicle, new Date());
  if (next === null) return 'full';
  return storeFavourites(next) ? 'stored' : 'refused';
}

export function removeFavourite(id: string): void {
  const before = readFavourites();
  if (before) storeFavourites(withoutFavourite(before, id));
}

/** Stores how the vehicles were seen in this visit. */
export function storeVisit(found: ReadonlyMap<string, Seen>): void {
  const before = readFavourites();
  if (before) storeFavourites(withVisit(before, found, new Date()));
}

export function readFavourites(): Favourites | null {
  try {
    return parseFavourites(localStorage.getItem(FAVOURITES_KEY));
  } catch {
    // The browser lets the site store nothing.
    return null;
  }
}

/** Stores favourites; null deletes everything that the site has stored on the device. Returns whether it could. */
export function storeFavourites(favourites: Favourites | null): boolean {
  try {
    if (favourites === null) localStorage.removeItem(FAVOURITES_KEY);
    else localStorage.setItem(FAVOURITES_KEY, JSON.stringify(favourites));
  } catch {
    return false;
  }
  dispatchEvent(new Event('favourites'));
  return true;
}
