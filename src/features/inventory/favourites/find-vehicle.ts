import type { Favourite, Seen, Standing } from '#domain/favourites/favourites.ts';
import { search } from '#domain/search/engine/search.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';
import type { LiveSearch } from '#features/inventory/search/load-search.ts';
import { vehiclePath } from '#paths';

/** What the site answers at the address of a vehicle that left the inventory after its sale. */
const SOLD_STATUS = 410;

/** `unread`: the vehicle could not be looked up. */
export type FoundVehicle =
  | { kind: 'listed'; seen: Seen; row: HTMLElement }
  | { kind: 'sold' | 'gone' | 'unread' };

/**
 * Looks a favourite up among the vehicles of its model, and where it is none of them at its address. Staff may
 * have corrected the model: then it is looked for among all of its make.
 */
export async function findVehicle(favourite: Favourite, live: LiveSearch): Promise<FoundVehicle> {
  const make = { make: [makeOfModel(favourite.model)] };
  try {
    const found = await findListed(favourite, live, { ...make, model: [favourite.model] });
    if (found) return found;
    const { status } = await fetch(vehiclePath(favourite.id), { method: 'HEAD' });
    if (status === SOLD_STATUS) return { kind: 'sold' };
    if (status === 404) return { kind: 'gone' };
    return (await findListed(favourite, live, make)) ?? { kind: 'unread' };
  } catch {
    return { kind: 'unread' };
  }
}

/** Only rows say an id: asks first for those of vehicles with the price that the favourite had. */
async function findListed(
  { id, seen }: Favourite,
  { columns, rowsAt }: LiveSearch,
  choices: SearchState['choices'],
): Promise<FoundVehicle | null> {
  const priceAt = (position: number) => {
    const price = columns.ranges.price?.numbers[position] ?? Number.NaN;
    return Number.isNaN(price) ? null : price;
  };
  const found = [...search(columns, { ...EMPTY_SEARCH, choices }).rows];
  const byPrice = Map.groupBy(found, (position) => priceAt(position) === seen.price);
  for (const positions of [byPrice.get(true) ?? [], byPrice.get(false) ?? []]) {
    const rows = (await rowsAt(positions)) ?? [];
    const index = rows.findIndex(({ dataset }) => dataset['id'] === id);
    const [row, position] = [rows[index], positions[index]];
    if (!row || position === undefined) continue;
    const now = { price: priceAt(position), standing: standingAt(columns, position) };
    return { kind: 'listed', row, seen: now };
  }
  return null;
}

/** A vehicle in maintenance can be bought. */
function standingAt({ singles: { status } }: LiveSearch['columns'], position: number): Standing {
  const value = status.values[status.codes[position] ?? -1];
  return value === 'sold' || value === 'reserved' ? value : 'available';
}
