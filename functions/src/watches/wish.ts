import { vehicleName } from '#copy/labels.ts';
import { vehiclesName } from '#copy/watch.ts';
import { countMatches } from '#domain/search/engine/search.ts';
import { parseSearch } from '#domain/search/state/parse-search.ts';
import { searchParams } from '#domain/search/state/search-params.ts';
import { countChosen } from '#domain/search/state/search-state.ts';
import { parseTypedConstraints } from '#domain/search/text/typed-constraints.ts';
import { MOST_FOUND, MOST_VEHICLES, type Wish } from '#domain/watch/watcher.ts';
import { chipsOf } from '#features/inventory/search/controls/list-data.ts';
import { serverSearchPath } from '#features/inventory/search/search-address.ts';
import { LINK } from '#functions/src/inquiries/delivery/mail-parts.ts';
import { findPublicVehicle } from '#functions/src/public-data/find-public-vehicle.ts';
import type { Services } from '#functions/src/shared/services.ts';
import { CARS_PARAMETER, paths, vehiclePath } from '#paths';

export type WishDeps = Pick<Services, 'db' | 'now' | 'liveSearch'>;

/** What an address asks for, and where it came from; `wide` where that is almost everything. */
export type AskedWish = { wish: Wish; back: string } | 'wide';

/** The wish of the parameters of /giv-besked/ny, with the name by which the stock knows it. */
export function readWish(query: URLSearchParams, deps: WishDeps): Promise<AskedWish> {
  const ids = query.get(CARS_PARAMETER);
  return ids === null ? searchWish(query, deps) : vehiclesWish(ids.split(','), deps);
}

async function vehiclesWish(asked: string[], { db, now }: WishDeps): Promise<AskedWish> {
  const ids = [...new Set(asked)].slice(0, MOST_VEHICLES);
  const found = await Promise.all(ids.map((id) => findPublicVehicle(db, id, now())));
  const vehicles = found.flatMap((vehicle) =>
    vehicle && vehicle.status !== 'sold' ? [vehicle] : [],
  );
  const [first] = vehicles;
  if (!first) return 'wide';
  const back = vehicles.length === 1 ? vehiclePath(first.id) : paths.favourites;
  const name = vehiclesName(vehicles.map(vehicleName));
  return { wish: { query: '', vehicle_ids: vehicles.map(({ id }) => id), name }, back };
}

async function searchWish(query: URLSearchParams, { liveSearch }: WishDeps): Promise<AskedWish> {
  const live = await liveSearch();
  const { textBounds: _, ...typed } = parseTypedConstraints(parseSearch(query));
  // Order and page say nothing about what somebody wants.
  const state = { ...typed, sort: 'newest' as const, page: 1 };
  if (live === null || countChosen(state) === 0) return 'wide';
  if (countMatches(live.columns, state) > MOST_FOUND) return 'wide';
  // A stranger may have typed the text of a search, which a mail must not make a link of.
  const name = chipsOf(live.columns, LINK.test(state.text) ? { ...state, text: '' } : state)
    .map((chip) => chip.name)
    .join(', ');
  const wish = { query: String(searchParams(state)), vehicle_ids: [], name };
  return { wish, back: serverSearchPath(state) };
}
