import type { Columns, LabelOf } from '../search/columns/columns.ts';
import { decodeColumns } from '../search/columns/decode-columns.ts';
import { encodeColumns } from '../search/columns/encode-columns.ts';
import { matchingPositions } from '../search/engine/search.ts';
import { parseSearch } from '../search/state/parse-search.ts';
import { cashPrice } from '../vehicle/price/price.ts';
import type { PublicVehicle } from '../vehicle/public-vehicle.ts';
import type { SeenVehicle, Watch } from './watcher.ts';

/** The public stock, as the search has it and by id. */
export interface WatchedStock {
  /** By their positions in the columns. */
  vehicles: readonly PublicVehicle[];
  columns: Columns;
  byId: ReadonlyMap<string, PublicVehicle>;
  /** What a person knows about a vehicle after seeing it now, by its id. */
  states: Readonly<Record<string, SeenVehicle>>;
  /** The results of each search, so that a search that many people watch runs once. */
  found: Map<string, readonly PublicVehicle[]>;
}

/** `vehicles` newest first. */
export function watchedStock(vehicles: readonly PublicVehicle[], labelOf: LabelOf): WatchedStock {
  return {
    vehicles,
    columns: decodeColumns(encodeColumns(vehicles), labelOf),
    byId: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    states: seenNow(vehicles),
    found: new Map(),
  };
}

/** The vehicles that a watch is about now, as the search finds them. */
export function findWatched(
  { query, vehicle_ids }: Pick<Watch, 'query' | 'vehicle_ids'>,
  { vehicles, columns, byId, found }: WatchedStock,
): readonly PublicVehicle[] {
  if (query === '') return vehicle_ids.flatMap((id) => byId.get(id) ?? []);
  const known = found.get(query);
  if (known) return known;
  const state = parseSearch(new URLSearchParams(query));
  const matches = matchingPositions(columns, state).flatMap((at) => vehicles[at] ?? []);
  found.set(query, matches);
  return matches;
}

/** What a person knows about vehicles after seeing them now. */
export function seenNow(vehicles: readonly PublicVehicle[]): Record<string, SeenVehicle> {
  return Object.fromEntries(
    vehicles.map((vehicle) => [vehicle.id, { price: cashPrice(vehicle), status: vehicle.status }]),
  );
}
